// SPDX-License-Identifier: MIT
#include "display/overlay/themes.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <array>
#include <utility>

namespace tilewatch::overlay {
namespace {

constexpr const char* kStyle = "theme.css";

QString root_of_own() { return QStringLiteral(":/overlay/themes/"); }

bool is_plain_name(const QString& name) {
  static const QRegularExpression kName(QStringLiteral("^[a-z0-9][a-z0-9-]*$"));
  return kName.match(name).hasMatch();
}

/// What keeps a folder from being a theme, as one sentence; empty if nothing does.
QString trouble_with(const QDir& folder) {
  if (!is_plain_name(folder.dirName())) {
    return QStringLiteral("its folder's name may have small letters, digits and hyphens only");
  }
  QFile style(folder.filePath(QLatin1String(kStyle)));
  if (!style.exists()) return QStringLiteral("it has no theme.css");
  if (!style.open(QIODevice::ReadOnly)) return QStringLiteral("its theme.css cannot be read");
  const QString text = QString::fromUtf8(style.readAll());
  if (text.trimmed().isEmpty()) return QStringLiteral("its theme.css is empty");
  static const QRegularExpression kComment(QStringLiteral("/\\*.*?\\*/"),
                                           QRegularExpression::DotMatchesEverythingOption);
  QString bare = text;
  bare.remove(kComment);
  const auto open = bare.count(QLatin1Char('{'));
  const auto closed = bare.count(QLatin1Char('}'));
  if (open != closed) {
    return QStringLiteral("its theme.css has %1 \"{\" and %2 \"}\"").arg(open).arg(closed);
  }
  static const QRegularExpression kUrl(QStringLiteral("url\\(\\s*['\"]?([^'\")]+)"));
  for (auto found = kUrl.globalMatch(bare); found.hasNext();) {
    const QString target = found.next().captured(1).trimmed();
    if (target.startsWith(QLatin1String("data:")) || target.startsWith(QLatin1Char('/'))) continue;
    if (target.contains(QLatin1String("://"))) {
      return QStringLiteral("its theme.css loads %1 from elsewhere; put it into the folder").arg(target);
    }
    if (!QFile::exists(folder.filePath(target))) {
      return QStringLiteral("its theme.css asks for %1, which is not there").arg(target);
    }
  }
  return {};
}

}  // namespace

QByteArray content_type(const QString& name) {
  static const std::array<std::pair<const char*, const char*>, 12> kTypes{
      {{".html", "text/html; charset=utf-8"},
       {".css", "text/css; charset=utf-8"},
       {".js", "text/javascript; charset=utf-8"},
       {".json", "application/json"},
       {".svg", "image/svg+xml"},
       {".png", "image/png"},
       {".jpg", "image/jpeg"},
       {".webp", "image/webp"},
       {".woff2", "font/woff2"},
       {".ttf", "font/ttf"},
       {".otf", "font/otf"},
       {".txt", "text/plain; charset=utf-8"}}};
  for (const auto& [ending, type] : kTypes) {
    if (name.endsWith(QLatin1String(ending))) return type;
  }
  return {};
}

Result<Themes> Themes::open(const std::filesystem::path& folder) {
  Themes themes;
  themes.own_ = QDir(root_of_own()).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
  if (folder.empty()) return themes;
  const QDir users(QString::fromStdString(folder.string()));
  if (!users.exists()) {
    return failure(ErrorKind::kInput, "the folder of themes " + folder.string() + " is not there",
                   "A theme is a folder in it with a theme.css.");
  }
  for (const QString& name : users.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
    const QString trouble = trouble_with(QDir(users.filePath(name)));
    if (trouble.isEmpty()) {
      themes.users_[name] = users.filePath(name);
    } else {
      themes.broken_[name] = trouble;
    }
  }
  return themes;
}

QStringList Themes::names() const {
  QStringList names = own_;
  for (const auto& [name, folder] : users_) {
    if (!names.contains(name)) names.append(name);
  }
  return names;
}

bool Themes::has(const QString& name) const { return own_.contains(name) || users_.contains(name); }

std::optional<QByteArray> Themes::file(const QString& theme, const QString& name) const {
  if (name.contains(QLatin1String("..")) || content_type(name).isEmpty()) return {};
  // A theme of the user's wins over one of ours with the same name.
  const auto users = users_.find(theme);
  QString folder = users != users_.end() ? users->second : QString();
  if (folder.isEmpty() && own_.contains(theme)) folder = root_of_own() + theme;
  if (folder.isEmpty()) return {};
  QFile file(folder + QLatin1Char('/') + name);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return file.readAll();
}

}  // namespace tilewatch::overlay
