"""How far an answer is from the truth."""

import torch
from torch.nn import functional as F

import heads
import labels

BIT_WEIGHTS = {"shield": 6.0, "monastery": 2.5, "garden": 4.0, "road_joined": 1.2, "magic": 7.0, "tent": 7.0,
               "inn": 7.0, "cathedral": 4.0, "tower": 3.0, "castle": 4.0, "cemetery": 6.0,
               "crop_circle": 4.0}  # small and rare things are learnt late
CLASS_WEIGHTS = {"what": 2.0, "tower_kind": 4.0, "ghosts": 1.0}
REGISTRATION_SPREAD = (0.05, 0.05, 0.3, 0.05)  # errors that count as one
REGISTRATION_WEIGHT = 0.6
REGISTERED = (1.0, 1.0, 0.0, 0.3, 0.25)  # weight of the registration by what the crop shows


def bit_logits(logits):
    """The logits of all sigmoid heads, in the order of the bit targets."""
    return torch.cat([logits[:, heads.span(h.name)] for h in labels.SIGMOID], 1)


def _bit_weights():
    return torch.tensor([BIT_WEIGHTS.get(h.name, 1.0) for h in labels.SIGMOID for _ in range(h.size)])


def total(logits, classes, bits, registration):
    """(loss, its parts as numbers). Targets as samples.py makes them, -1 for 'says nothing'."""
    size = logits.shape[0]
    parts = {}
    loss = 0.0
    for i, h in enumerate(labels.SOFTMAX):
        one = F.cross_entropy(logits[:, heads.span(h.name)], classes[:, i], ignore_index=-1,
                              reduction="sum") / size
        loss = loss + one * CLASS_WEIGHTS.get(h.name, 1.0)
        parts[h.name] = one
    known = (bits >= 0).float()
    all_bits = F.binary_cross_entropy_with_logits(bit_logits(logits), bits.clamp(min=0).float(),
                                                  reduction="none") * known * _bit_weights()
    loss = loss + all_bits.sum() / size
    parts["bits"] = all_bits.sum() / size
    weight = torch.tensor(REGISTERED)[classes[:, WHAT]]
    gap = (logits[:, heads.span("registration")] - registration) / torch.tensor(REGISTRATION_SPREAD)
    off = (F.smooth_l1_loss(gap, torch.zeros_like(gap), reduction="none").mean(1) * weight).sum() / size
    loss = loss + off * REGISTRATION_WEIGHT
    parts["registration"] = off
    return loss, parts


WHAT = [h.name for h in labels.SOFTMAX].index("what")
