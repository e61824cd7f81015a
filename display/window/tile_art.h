// SPDX-License-Identifier: MIT
// Our drawings of the tiles as pixels, made once each, away from the user interface's thread.
#pragma once

#include <QObject>
#include <QPixmap>
#include <QThreadPool>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>

#include "engine/catalogue/catalogue.h"

namespace tilewatch::window {

class TileArt : public QObject {
  Q_OBJECT

 public:
  explicit TileArt(QObject* parent = nullptr);
  ~TileArt() override;

  /// What the drawings are made from; null = only placeholders.
  void use(std::shared_ptr<const catalogue::Catalogue> catalogue);
  const std::shared_ptr<const catalogue::Catalogue>& catalogue() const { return catalogue_; }

  struct Face {
    std::string type;
    int variant = 0;
    bool garden = false;
    auto operator<=>(const Face&) const = default;
  };
  /// The drawing of a face, upright, at least `pixels` wide (or the largest size there is). If it is not made
  /// yet: another size of it, or a plain one made of its edges; changed() tells when the real one is there.
  QPixmap picture(const Face& face, int pixels);

  /// How many drawings have been made; repeated requests make none.
  int made() const { return made_; }
  /// Waits until everything asked for is made (tests, pictures of the window).
  void finish();

 signals:
  void changed();

 private:
  using Key = std::tuple<Face, int>;

  void begin(const Key& key);
  void keep(const Key& key, const QImage& image, std::uint64_t generation);
  QPixmap placeholder(const Face& face, int pixels) const;

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  std::uint64_t generation_ = 0;  ///< drawings begun for an earlier catalogue are thrown away
  std::map<Key, QPixmap> ready_;
  std::set<Key> begun_;
  int made_ = 0;
  QThreadPool workers_;
};

}  // namespace tilewatch::window
