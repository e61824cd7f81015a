// SPDX-License-Identifier: MIT
// Themes: folders of styles, pictures and fonts that the overlay can wear.
#pragma once

#include <QString>
#include <QStringList>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "engine/catalogue/result.h"

namespace tilewatch::overlay {

/// The two themes inside the program and those of the user's folder. A theme is a folder with a `theme.css`;
/// what else it needs (pictures, fonts; woff2, ttf, otf, png, svg, jpg, webp, css) lies beside it. Its name
/// is that of the folder: small letters, digits, hyphens.
class Themes {
 public:
  /// `folder` may be empty. A folder that is missing is kInput; a broken theme in it is not: it is kept with
  /// what is wrong with it.
  static Result<Themes> open(const std::filesystem::path& folder);

  /// Those that can be worn, our own first.
  QStringList names() const;
  /// Broken ones, each with one sentence.
  const std::map<QString, QString>& broken() const { return broken_; }
  bool has(const QString& name) const;
  /// A file of a theme; nothing if there is none of that name.
  std::optional<QByteArray> file(const QString& theme, const QString& name) const;

 private:
  QStringList own_;
  std::map<QString, QString> users_;  ///< name -> folder
  std::map<QString, QString> broken_;
};

/// The type to send a file as, by its ending; empty for what is not served.
QByteArray content_type(const QString& name);

}  // namespace tilewatch::overlay
