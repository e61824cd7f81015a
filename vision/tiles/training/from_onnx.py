"""An exported network made trainable again: takes apart what export.py melted together.

Batch norms begin with the mean and spread that painted crops have there, so that the first step changes
nothing.
"""

import cv2
import torch
from torch import nn

import network


def _layers(path):
    """(weights, bias) of every convolution and linear layer, in order."""
    reader = cv2.dnn.readNetFromONNX(path)
    found = []
    for number in range(1, len(reader.getLayerNames()) + 1):
        layer = reader.getLayer(number)
        if layer.type in ("Convolution", "InnerProduct"):
            found.append(tuple(torch.from_numpy(blob.copy()) for blob in layer.blobs))
    return found


def _fill(parameter, value, path):
    if parameter.numel() != value.numel():
        raise ValueError(f"{path}: {tuple(value.shape)} where {tuple(parameter.shape)} is expected")
    parameter.copy_(value.reshape(parameter.shape))


def _in_order(net, crop):
    """The net's convolutions and linear layers as they come to their turn, which is the file's order, too."""
    order = []
    hooks = [m.register_forward_hook(lambda layer, _, __: order.append(layer))
             for m in net.modules() if isinstance(m, (nn.Conv2d, nn.Linear))]
    with torch.no_grad():
        net(crop)
    for hook in hooks:
        hook.remove()
    return order


def load(path, crops):
    """The TopologyNet of an ONNX file; ValueError if it is of another shape.

    crops: (n, 3, 72, 72) painted crops, 0 to 1; a few hundred are enough.
    """
    net = network.TopologyNet().eval()
    unit_of = {m.conv: m for m in net.modules() if isinstance(m, network.ConvUnit)}
    order = _in_order(net, crops[:1])
    layers = _layers(path)
    if len(layers) != len(order):
        raise ValueError(f"{path}: {len(layers)} layers where {len(order)} are expected")
    seen = {}
    hooks = [conv.register_forward_hook(lambda conv, _, out: seen.update({conv: out})) for conv in unit_of]
    with torch.no_grad():
        for layer, (weights, bias) in zip(order, layers):
            unit = unit_of.get(layer)
            _fill(layer.weight, weights, path)
            _fill(unit.norm.bias if unit else layer.bias, bias, path)
            if unit:
                unit.norm.running_var.fill_(1 - unit.norm.eps)  # passes everything on as it is
        net(crops)
        for hook, unit in zip(hooks, unit_of.values()):
            hook.remove()
            variance, mean = torch.var_mean(seen[unit.conv], (0, 2, 3))
            unit.norm.running_mean.copy_(mean)
            unit.norm.running_var.copy_(variance)
            unit.norm.weight.copy_((variance + unit.norm.eps).sqrt())
            unit.norm.bias.add_(mean)
    return net
