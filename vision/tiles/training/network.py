"""The network: a small convolutional net without anything that OpenCV 4.6 cannot run."""

import copy

import torch
from torch import nn
from torch.nn import functional
from torch.nn.utils.fusion import fuse_conv_bn_eval

import heads


class ConvUnit(nn.Module):
    """Convolution, batch norm, ReLU. `fold` makes one convolution of the first two."""

    def __init__(self, inputs, outputs, kernel=3, stride=1, active=True):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False)
        self.norm = nn.BatchNorm2d(outputs)
        self.act = nn.ReLU(inplace=True) if active else None

    def forward(self, x):
        x = self.conv(x)
        if self.norm is not None:
            x = self.norm(x)
        return self.act(x) if self.act is not None else x

    def fold(self):
        self.conv = fuse_conv_bn_eval(self.conv, self.norm)
        self.norm = None


class Residual(nn.Module):
    """Two convolutions whose result is added to what came in."""

    def __init__(self, channels):
        super().__init__()
        self.first = ConvUnit(channels, channels)
        self.second = ConvUnit(channels, channels, active=False)
        self.act = nn.ReLU(inplace=True)

    def forward(self, x):
        return self.act(x + self.second(self.first(x)))


class TopologyNet(nn.Module):
    """Crop of 72 x 72 (BGR, 0 to 1) to the logits of heads.py.

    Few channels while the picture is large: those layers are bound by memory, not by arithmetic. What is as
    small as a shield looks the same wherever it is printed: `looker` sees it at any place of the tile, and
    adds to the logits what it saw most plainly.
    """

    FINE = 4  # parts of `body` after which a map of 18 x 18 still shows small things
    RIM, WITHIN = 2, 14  # places of that map beside the tile, on every side, and across it

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            ConvUnit(3, 16, kernel=5, stride=2),
            ConvUnit(16, 16),
            ConvUnit(16, 48, kernel=5, stride=2),
            Residual(48),
            ConvUnit(48, 80, stride=2),
            Residual(80),
            ConvUnit(80, 96, stride=2),
            ConvUnit(96, 40, kernel=1),
        )
        self.looker = nn.Sequential(nn.Conv2d(48, 48, 1), nn.ReLU(inplace=True),
                                    nn.Conv2d(48, heads.OUTPUTS, 1))
        self.middle = nn.Linear(40 * 5 * 5, 128)
        self.act = nn.ReLU(inplace=True)
        self.last = nn.Linear(128, heads.OUTPUTS)
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                # Equal biases would be exported as one shared tensor, which OpenCV 4.6 cannot read.
                nn.init.normal_(module.bias, std=1e-3)
        nn.init.normal_(self.looker[-1].weight, std=1e-2)

    def forward(self, x):
        fine = self.body[:self.FINE](x)
        inside = fine[:, :, self.RIM:-self.RIM, self.RIM:-self.RIM]
        seen = functional.max_pool2d(self.looker(inside), self.WITHIN).flatten(1)
        x = self.body[self.FINE:](fine).flatten(1)
        return self.last(self.act(self.middle(x))) + seen

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
