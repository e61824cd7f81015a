// SPDX-License-Identifier: MIT
#include "vision/annotate/svg_text.h"

#include <sstream>

namespace tilewatch::vision {
namespace {

// Mean width of DejaVu Sans' letters in a sentence, in font sizes; a little generous.
constexpr double kLetterWidth = 0.58;

std::size_t letters_in(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;  // UTF-8
  return count;
}

}  // namespace

std::string svg_escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&apos;";
        break;
      default:
        // Control characters (a file's name may hold them) are not allowed in XML at all.
        if (static_cast<unsigned char>(c) >= 0x20U) safe += c;
    }
  }
  return safe;
}

std::vector<std::string> svg_wrapped(std::string_view text, double width, double font_px) {
  const auto most = static_cast<std::size_t>(width / (font_px * kLetterWidth));
  std::vector<std::string> lines;
  std::istringstream words{std::string(text)};
  std::string line;
  for (std::string word; words >> word;) {
    if (!line.empty() && letters_in(line) + 1 + letters_in(word) > most) {
      lines.push_back(line);
      line.clear();
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty() || lines.empty()) lines.push_back(line);
  return lines;
}

}  // namespace tilewatch::vision
