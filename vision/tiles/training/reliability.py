"""Whether the probabilities of whole readings mean what they say, on real tiles."""

import numpy as np

GRID = np.exp(np.linspace(np.log(0.4), np.log(3.0), 27))
LEVELS = (0.5, 0.8, 0.9, 0.99)


def spread(scores, temperature=1.0):
    """Probabilities out of log-likelihoods (one reading)."""
    p = np.exp((scores - scores.max()) / temperature)
    return p / p.sum()


class Readings:
    """Remembers readings: (scores of all poses, which are right, odd half or not)."""

    def __init__(self):
        self._kept = []

    def add(self, scores, right, odd):
        """One reading; readings without any right pose are left out."""
        if right.any():
            self._kept.append((scores, right, odd))

    def best_temperature(self):
        """The temperature that suits the even half best; below 1 the network was too modest."""
        def loss(temperature):
            return -sum(np.log(spread(s, temperature)[r].sum() + 1e-9)
                        for s, r, odd in self._kept if not odd)
        return float(GRID[np.argmin([loss(t) for t in GRID])])

    def report(self, temperature):
        """Per half and level: readings above it and how many of them are wrong."""
        out = {}
        for half in ("even", "odd"):
            chosen = [(s, r) for s, r, odd in self._kept if odd == (half == "odd")]
            best = [(float(spread(s, temperature).max()), bool(r[np.argmax(s)])) for s, r in chosen]
            out[half] = {f">{level}": [sum(p > level for p, _ in best),
                                       sum(p > level and not ok for p, ok in best)] for level in LEVELS}
            out[half]["readings"] = len(best)
        return out
