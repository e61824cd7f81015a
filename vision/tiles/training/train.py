"""The whole training: paints, trains, and leaves a checkpoint that export.py reads.

    nice python3 train.py --out /tmp/topology.pt --minutes 60 --drawings /tmp/drawings

One process trains on one core, one paints on another. --samples gives the same weights again (as far as
floating point does); --minutes fits the schedule to the clock. Started again with the same --out it goes
on where it stopped.
"""

import argparse
import copy
import os
import signal
import time

import torch

import from_onnx
import losses
import network
import samples

BATCH = 96
PEAK_RATE = 3e-3
DECAY = 1e-4
WARM_UP = 0.04  # share of the training
AVERAGE = 0.998  # of the weights, per step
SAVE_SECONDS = 60
FAR_BATCH = 1 << 30  # no training gets there: pictures of its own


def rate_at(progress, peak):
    """Learning rate at a share of the training: up, then straight down to nothing."""
    if progress < WARM_UP:
        return peak * (0.1 + 0.9 * progress / WARM_UP)
    share = (progress - WARM_UP) / (1 - WARM_UP)
    return peak * max(0.0, 1 - share) + 1e-6


class Trainer:
    """The network, its optimiser and its running average."""

    def __init__(self, args):
        torch.manual_seed(args.seed)
        self.args = args
        self.net = network.TopologyNet().to(memory_format=torch.channels_last)
        self.average = copy.deepcopy(self.net).eval()
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=PEAK_RATE, weight_decay=DECAY)
        self.batches, self.seconds, self.progress = 0, 0.0, 0.0

    def load(self, path):
        """Goes on from a checkpoint."""
        saved = torch.load(path, map_location="cpu")
        self.net.load_state_dict(saved["net"])
        self.average.load_state_dict(saved["average"])
        self.optimiser.load_state_dict(saved["optimiser"])
        self.batches, self.seconds = saved["batches"], saved["seconds"]

    def begin_with(self, path):
        """Takes the weights of a checkpoint or of an exported network (.onnx)."""
        if path.endswith(".onnx"):
            source = samples.Source(self.args.seed, FAR_BATCH, self.args.drawings)
            pictures = torch.from_numpy(source.batch(4 * BATCH)[0])
            weights = from_onnx.load(path, pictures.permute(0, 3, 1, 2).float() / 255).state_dict()
        else:
            weights = torch.load(path, map_location="cpu")["average"]
        self.net.load_state_dict(weights)
        self.average.load_state_dict(weights)

    def save(self, path):
        """Writes a checkpoint; a broken write never replaces a good one."""
        record = {"state": "trained", "seed": self.args.seed, "samples": self.batches * BATCH,
                  "batch": BATCH, "minutes": round(self.seconds / 60, 1),
                  "progress": round(self.progress, 3),
                  "painted_tiles": self.batches * BATCH // samples.CROPS_PER_BOX * samples.BOX,
                  "drawings": bool(self.args.drawings),
                  "data": "tiles painted by this folder's programs only; no real art, no photos"}
        torch.save({"net": self.net.state_dict(), "average": self.average.state_dict(),
                    "optimiser": self.optimiser.state_dict(), "batches": self.batches,
                    "seconds": self.seconds, "record": record}, path + ".new")
        os.replace(path + ".new", path)

    def share_done(self):
        """How much of the training is done, 0 to 1."""
        if self.args.samples:
            return self.batches * BATCH / self.args.samples
        return self.seconds / (self.args.minutes * 60)

    def step(self, batch):
        """One step; returns the loss and its parts."""
        pictures, classes, bits, registration = (torch.from_numpy(a) for a in batch)
        crops = pictures.permute(0, 3, 1, 2).float() / 255  # channels last, as they lie in memory
        for group in self.optimiser.param_groups:
            group["lr"] = rate_at(self.progress, self.args.peak_rate)
        self.net.train()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = self.net(crops)
        loss, parts = losses.total(logits.float(), classes.long(), bits, registration)
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimiser.step()
        self.batches += 1
        self._follow()
        return float(loss.detach()), parts

    def _follow(self):
        keep = min(AVERAGE, 1 - 1 / (self.batches + 1))
        with torch.no_grad():
            for mine, theirs in zip(self.average.parameters(), self.net.parameters()):
                mine.lerp_(theirs, 1 - keep)
            for mine, theirs in zip(self.average.buffers(), self.net.buffers()):
                mine.copy_(theirs) if mine.dtype == torch.long else mine.lerp_(theirs, 1 - keep)


def run(args):
    """Trains until the samples or minutes are used up."""
    torch.set_num_threads(1)
    trainer = Trainer(args)
    if os.path.exists(args.out):
        trainer.load(args.out)
        print(f"going on after {trainer.batches * BATCH} samples", flush=True)
    elif args.start_from:
        trainer.begin_with(args.start_from)
    saved_at = time.monotonic()
    asked_to_stop = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: asked_to_stop.append(True))
    with samples.Batches(args.seed, trainer.batches, BATCH, args.drawings) as next_batch:
        batch = next_batch()
        started, before = time.monotonic(), trainer.seconds
        trainer.progress = trainer.share_done()
        while trainer.progress < 1 and not asked_to_stop:
            loss, parts = trainer.step(batch)
            trainer.seconds = before + time.monotonic() - started
            trainer.progress = trainer.share_done()
            if trainer.batches % 50 == 0:
                shown = " ".join(f"{k} {float(v):.3f}" for k, v in parts.items())
                print(f"{trainer.seconds / 60:6.1f} min {trainer.batches * BATCH:8d} samples, "
                      f"loss {loss:.3f}: {shown}", flush=True)
            if time.monotonic() - saved_at > SAVE_SECONDS:
                trainer.save(args.out)
                saved_at = time.monotonic()
            if trainer.progress < 1 and not asked_to_stop:
                batch = next_batch()
    trainer.save(args.out)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", required=True, help="checkpoint to write, and to go on from")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--samples", type=int, help="instead of --minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--drawings", help="folder of tile_drawings: the catalogue's own drawings too")
    parser.add_argument("--start-from", help="checkpoint, or exported .onnx, whose weights to begin with")
    parser.add_argument("--peak-rate", type=float, default=PEAK_RATE, help="highest learning rate")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
