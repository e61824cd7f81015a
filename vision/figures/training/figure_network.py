"""The network: a small picture-to-picture net without anything that OpenCV 4.6 cannot run."""

import copy
import importlib.util
import os

import torch
from torch import nn

_PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tiles", "training", "network.py")
_SPEC = importlib.util.spec_from_file_location("tile_network", _PATH)
_TILES = importlib.util.module_from_spec(_SPEC)
import sys
sys.path.append(os.path.dirname(_PATH))
_SPEC.loader.exec_module(_TILES)
ConvUnit, Residual = _TILES.ConvUnit, _TILES.Residual

PAINTS = ("red", "blue", "green", "yellow", "black", "pink", "grey", "white", "purple", "orange", "brown", "wood")
OUTPUTS = ("figure", "foot") + PAINTS
STRIDE = 8  # sides of a picture must be multiples of this
CELL = 2  # an output is for a square of so many pixels


class FigureNet(nn.Module):
    """Pictures (BGR, 0 to 1, a tile 48 pixels wide) to OUTPUTS' logits for every two by two pixels."""

    def __init__(self):
        super().__init__()
        self.first = nn.Sequential(ConvUnit(3, 20, kernel=5, stride=2), ConvUnit(20, 20))
        self.second = nn.Sequential(ConvUnit(20, 32, stride=2), Residual(32))
        self.third = nn.Sequential(ConvUnit(32, 56, stride=2), Residual(56), Residual(56))
        self.up_third = nn.ConvTranspose2d(56, 32, 2, 2)
        self.mix_second = ConvUnit(32, 32)
        self.up_second = nn.ConvTranspose2d(32, 20, 2, 2)
        self.mix_first = ConvUnit(20, 20)
        self.last = nn.Conv2d(20, len(OUTPUTS), 1)
        nn.init.constant_(self.last.bias, -3)
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                # Equal biases would be exported as one shared tensor, which OpenCV 4.6 cannot read.
                nn.init.normal_(module.bias, std=1e-3)

    def forward(self, x):
        first = self.first(x)
        second = self.second(first)
        third = self.third(second)
        second = self.mix_second(self.up_third(third) + second)
        return self.last(self.mix_first(self.up_second(second) + first))

    def folded(self):
        """A copy for use: batch norms melted into the convolutions, evaluation mode."""
        net = copy.deepcopy(self).float().eval()
        for module in net.modules():
            if isinstance(module, ConvUnit):
                module.fold()
        return net


def count_parameters(net):
    """Number of trainable numbers."""
    return sum(p.numel() for p in net.parameters())
