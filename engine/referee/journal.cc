// SPDX-License-Identifier: MIT
// The SQLite side of the journal.
#include "engine/referee/journal.h"

#include <fmt/format.h>

#include <sqlite3.h>
#include <fstream>

#include <system_error>
#include <utility>

namespace tilewatch::referee {
namespace {

/// Tells our files from other SQLite files ("TWJ1").
constexpr int kApplicationId = 0x54574a31;

constexpr const char* kSchema = R"(
CREATE TABLE entry (
  seq     INTEGER PRIMARY KEY,
  at      TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind    TEXT NOT NULL,
  line    TEXT NOT NULL,
  target  INTEGER NOT NULL,
  details TEXT NOT NULL
) STRICT;
CREATE TRIGGER never_changed BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'a journal is only added to'); END;
CREATE TRIGGER never_deleted BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'a journal is only added to'); END;
)";

struct Close {
  void operator()(sqlite3* database) const { sqlite3_close(database); }
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, Close>;
using Statement = std::unique_ptr<sqlite3_stmt, Close>;

tl::unexpected<Error> trouble(sqlite3* database, const std::filesystem::path& file, std::string_view what) {
  return failure(ErrorKind::kInput, fmt::format("the journal {} {}: {}", file.string(), what,
                                                database ? sqlite3_errmsg(database) : "out of memory"));
}

Result<void> execute(sqlite3* database, const std::filesystem::path& file, const char* sql) {
  if (sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return trouble(database, file, "cannot be used");
}

Statement prepared(sqlite3* database, const char* sql) {
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v2(database, sql, -1, &statement, nullptr);
  return Statement(statement);
}

std::string text_column(sqlite3_stmt* statement, int column) {
  const auto* text = sqlite3_column_text(statement, column);
  return text ? std::string(reinterpret_cast<const char*>(text),
                            static_cast<std::size_t>(sqlite3_column_bytes(statement, column)))
              : std::string();
}

Result<Database> open(const std::filesystem::path& file, int flags) {
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &raw, flags, nullptr);
  Database database(raw);
  if (code != SQLITE_OK) return trouble(raw, file, "cannot be opened");
  for (const char* sql : {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA busy_timeout=2000"}) {
    if (auto done = execute(raw, file, sql); !done) return tl::unexpected(done.error());
  }
  return database;
}

}  // namespace

struct Journal::Impl {
  std::filesystem::path file;
  Database database;
};

Journal::Journal(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Journal::~Journal() = default;

Result<std::unique_ptr<Journal>> Journal::create(const std::filesystem::path& file) {
  std::error_code ignored;
  if (std::filesystem::exists(file, ignored)) {
    return failure(ErrorKind::kInput, fmt::format("{} exists already", file.string()),
                   "Go on with that game (--resume) or name another file.");
  }
  auto database = open(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!database) return tl::unexpected(database.error());
  const std::string sql = fmt::format("BEGIN; PRAGMA application_id={}; {} COMMIT;", kApplicationId, kSchema);
  if (auto done = execute(database->get(), file, sql.c_str()); !done) return tl::unexpected(done.error());
  return std::unique_ptr<Journal>(new Journal(std::make_unique<Impl>(Impl{file, std::move(*database)})));
}

Result<std::unique_ptr<Journal>> Journal::resume(const std::filesystem::path& file) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(file, ignored)) {
    return failure(ErrorKind::kInput, fmt::format("there is no journal {}", file.string()));
  }
  // Looked at before SQLite does, which would turn an empty file into a database.
  constexpr std::string_view kHeader = "SQLite format 3";
  std::string begins(kHeader.size(), ' ');
  std::ifstream(file, std::ios::binary).read(begins.data(), static_cast<std::streamsize>(begins.size()));
  if (begins != kHeader) {
    return failure(ErrorKind::kInput, fmt::format("{} is not the journal of a game", file.string()));
  }
  auto database = open(file, SQLITE_OPEN_READWRITE);
  if (!database) return tl::unexpected(database.error());
  const Statement id = prepared(database->get(), "PRAGMA application_id");
  if (!id || sqlite3_step(id.get()) != SQLITE_ROW || sqlite3_column_int(id.get(), 0) != kApplicationId) {
    return failure(ErrorKind::kInput, fmt::format("{} is not the journal of a game", file.string()));
  }
  return std::unique_ptr<Journal>(new Journal(std::make_unique<Impl>(Impl{file, std::move(*database)})));
}

Result<std::vector<Entry>> Journal::entries() const {
  const Statement rows =
      prepared(impl_->database.get(), "SELECT seq, kind, line, target, details FROM entry ORDER BY seq");
  if (!rows) return trouble(impl_->database.get(), impl_->file, "cannot be read");
  std::vector<Entry> entries;
  int code = SQLITE_ROW;
  while ((code = sqlite3_step(rows.get())) == SQLITE_ROW) {
    Entry entry;
    entry.seq = sqlite3_column_int64(rows.get(), 0);
    const auto kind = entry_kind_from(text_column(rows.get(), 1));
    entry.line = text_column(rows.get(), 2);
    entry.target = sqlite3_column_int64(rows.get(), 3);
    const auto details = details_from_text(text_column(rows.get(), 4), entry);
    if (!kind || !details || entry.seq != static_cast<std::int64_t>(entries.size()) + 1) {
      return failure(ErrorKind::kInput, fmt::format("the journal {} is damaged at entry {}",
                                                    impl_->file.string(), entries.size() + 1));
    }
    entry.kind = *kind;
    entries.push_back(std::move(entry));
  }
  if (code != SQLITE_DONE) return trouble(impl_->database.get(), impl_->file, "cannot be read");
  return entries;
}

Result<void> Journal::add(const std::vector<Entry>& entries) {
  sqlite3* database = impl_->database.get();
  if (auto begun = execute(database, impl_->file, "BEGIN IMMEDIATE"); !begun) return begun;
  const Statement row =
      prepared(database, "INSERT INTO entry (seq, kind, line, target, details) VALUES (?, ?, ?, ?, ?)");
  for (const Entry& entry : entries) {
    const std::string kind(to_string(entry.kind));
    const std::string details = details_to_text(entry);
    const auto bind_text = [&](int index, const std::string& text) {
      sqlite3_bind_text(row.get(), index, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    };
    bool written = row != nullptr;
    if (written) {
      sqlite3_reset(row.get());
      sqlite3_bind_int64(row.get(), 1, entry.seq);
      bind_text(2, kind);
      bind_text(3, entry.line);
      sqlite3_bind_int64(row.get(), 4, entry.target);
      bind_text(5, details);
      written = sqlite3_step(row.get()) == SQLITE_DONE;
    }
    if (!written) {
      auto error = trouble(database, impl_->file, "cannot be written");
      sqlite3_exec(database, "ROLLBACK", nullptr, nullptr, nullptr);
      return error;
    }
  }
  if (auto done = execute(database, impl_->file, "COMMIT"); !done) {
    sqlite3_exec(database, "ROLLBACK", nullptr, nullptr, nullptr);
    return done;
  }
  return {};
}

}  // namespace tilewatch::referee
