// SPDX-License-Identifier: MIT
// The list of commands: one line each.
#include "display/app/command.h"

namespace tilewatch::app {

// One declaration a command, defined in commands/<name>.cc.
Run set_up_bench(CLI::App& app);
Run set_up_bridge(CLI::App& app);
Run set_up_calibrate(CLI::App& app);
Run set_up_demo(CLI::App& app);
Run set_up_display(CLI::App& app);
Run set_up_engine(CLI::App& app);
Run set_up_enrol(CLI::App& app);
Run set_up_play(CLI::App& app);
Run set_up_print(CLI::App& app);
Run set_up_read(CLI::App& app);
Run set_up_rules(CLI::App& app);
Run set_up_score(CLI::App& app);
Run set_up_vision(CLI::App& app);

const std::vector<Command>& commands() {
  static const std::vector<Command> kCommands{
      {"demo", "A simulated table plays itself: no camera needed", set_up_demo},
      {"play", "A real game: from a camera, a video, pictures or a simulated table", set_up_play},
      {"read", "One photo: the board on it, figures, what everything is worth", set_up_read},
      {"score", "Replay a saved game: every score with its terms", set_up_score},
      {"enrol", "Learn the faces of your box from photos of its tiles", set_up_enrol},
      {"calibrate", "Lens, table and colours of your table, kept as a profile (never needed to play)",
       set_up_calibrate},
      {"print", "Sheets to print, as PDF: tiles, the lens board, corner markers", set_up_print},
      {"rules", "The rules there are, and what a table may agree to play differently", set_up_rules},
      {"vision", "One part alone on the bus: looks at pictures, tells what lies there", set_up_vision},
      {"engine", "One part alone on the bus: keeps the game", set_up_engine},
      {"display", "One part alone on the bus: shows the game", set_up_display},
      {"bridge", "One part alone on the bus: the board on the table, its buttons and lamps", set_up_bridge},
      {"bench", "How fast a part is, as JSON", set_up_bench},
  };
  return kCommands;
}

}  // namespace tilewatch::app
