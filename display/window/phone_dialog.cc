// SPDX-License-Identifier: MIT
#include "display/window/phone_dialog.h"

#include <qrencode.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QVBoxLayout>
#include <memory>

#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

QWidget* code_with_words(const QString& title, const std::string& address, const QString& shown,
                         double scale) {
  auto* box = new QWidget;
  auto* layout = new QVBoxLayout(box);
  auto* head = new QLabel(title);
  head->setFont(type_font(Type::kTitle, scale));
  auto* picture = new QLabel;
  const QImage code = qr_code(address);
  // Whole pixels a module, so that no camera sees it blurred.
  const int module = std::max(3, scaled(7, scale));
  picture->setPixmap(QPixmap::fromImage(code.scaled(code.size() * module)));
  picture->setAccessibleName(PhoneDialog::tr("QR code of %1").arg(shown));
  auto* words = new QLabel(shown);
  words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  words->setFont(type_font(Type::kSmall, scale));
  for (QLabel* label : {head, picture, words}) layout->addWidget(label, 0, Qt::AlignHCenter);
  return box;
}

}  // namespace

QImage qr_code(const std::string& text) {
  constexpr int kQuiet = 4;  // modules of white that scanners ask for
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
      QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M), &QRcode_free);
  if (code == nullptr) return {};
  QImage image(code->width + 2 * kQuiet, code->width + 2 * kQuiet, QImage::Format_RGB32);
  image.fill(Qt::white);
  for (int y = 0; y < code->width; ++y) {
    for (int x = 0; x < code->width; ++x) {
      if ((code->data[y * code->width + x] & 1U) != 0) image.setPixel(x + kQuiet, y + kQuiet, 0xff000000);
    }
  }
  return image;
}

PhoneDialog::PhoneDialog(const PhonePages& pages, double scale, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("On a phone"));
  auto* all = new QVBoxLayout(this);
  auto* codes = new QHBoxLayout;
  // The token is in the code only: nobody should read it over a shoulder.
  codes->addWidget(code_with_words(tr("Referee"), pages.referee,
                                   QString::fromStdString(pages.referee).section(QLatin1Char('#'), 0, 0),
                                   scale));
  codes->addWidget(code_with_words(tr("Room"), pages.room, QString::fromStdString(pages.room), scale));
  all->addLayout(codes);
  auto* note = new QLabel(
      pages.reachable ? tr("The referee's page can change the game: show its code to referees only.")
                      : tr("Only this computer can open these pages. To let phones in, start Tilewatch with "
                           "--overlay-host any."));
  note->setWordWrap(true);
  all->addWidget(note);
}

}  // namespace tilewatch::window
