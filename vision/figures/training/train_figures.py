"""The whole training: draws scenes, trains, and leaves a checkpoint that export_figures.py reads.

    nice python3 train_figures.py --out /tmp/figures.pt --scenes 90000

One process trains on one core, one draws on another. --minutes instead of --scenes fits the schedule to the
clock. Started again with the same --out it goes on where it stopped.
"""

import argparse
import copy
import multiprocessing
import os
import queue
import signal
import time

import cv2
import torch
from torch.nn import functional as F

import figure_bodies
import figure_network
import figure_scenes

BATCH = 24
PEAK_RATE = 3e-3
DECAY = 1e-4
WARM_UP = 0.04  # share of the training
AVERAGE = 0.998  # of the weights, per step
SAVE_SECONDS = 60
WEIGHTS = (1.0, .8, .06)  # figure, foot, paint


def _work(out, stop, seed, start, drawings):
    os.setsid()  # Linux shares busy cores by session: one for the painter, one for the trainer
    cv2.setNumThreads(1)
    source = figure_scenes.Source(seed, start, drawings)
    parent = os.getppid()
    while not stop.is_set() and os.getppid() == parent:
        batch = source.batch(BATCH)
        while not stop.is_set() and os.getppid() == parent:
            try:
                out.put(batch, timeout=1)
                break
            except queue.Full:
                continue


def losses(logits, targets):
    """(figure, foot, paint): cross entropies a pixel; paint counts on figures only."""
    paint = targets[:, 2].long()
    targets = targets.float() / 255
    figure = F.binary_cross_entropy_with_logits(logits[:, 0], targets[:, 0])
    foot = F.binary_cross_entropy_with_logits(logits[:, 1], targets[:, 1])
    count = (paint != figure_bodies.NOBODY).sum() + 1
    paint = F.cross_entropy(logits[:, 2:], paint, ignore_index=figure_bodies.NOBODY, reduction="sum") / count
    return figure, foot, paint


def rate_at(progress, peak):
    """Learning rate at a share of the training: up, then straight down to nothing."""
    if progress < WARM_UP:
        return peak * (0.1 + 0.9 * progress / WARM_UP)
    return peak * max(0.0, 1 - (progress - WARM_UP) / (1 - WARM_UP)) + 1e-6


class Trainer:
    """The network, its optimiser and its running average."""

    def __init__(self, args):
        torch.manual_seed(args.seed)
        self.args = args
        self.net = figure_network.FigureNet().to(memory_format=torch.channels_last)
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
        """Takes the weights of another checkpoint."""
        weights = torch.load(path, map_location="cpu")["average"]
        self.net.load_state_dict(weights)
        self.average.load_state_dict(weights)

    def save(self, path):
        """Writes a checkpoint; a broken write never replaces a good one."""
        record = {"seed": self.args.seed, "scenes": self.batches * BATCH, "batch": BATCH,
                  "minutes": round(self.seconds / 60, 1), "progress": round(self.progress, 3),
                  "drawings": bool(self.args.drawings),
                  "data": "scenes drawn by this folder's programs only; no real art, no photos"}
        torch.save({"net": self.net.state_dict(), "average": self.average.state_dict(),
                    "optimiser": self.optimiser.state_dict(), "batches": self.batches,
                    "seconds": self.seconds, "record": record}, path + ".new")
        os.replace(path + ".new", path)

    def share_done(self):
        """How much of the training is done, 0 to 1."""
        if self.args.scenes:
            return self.batches * BATCH / self.args.scenes
        return self.seconds / (self.args.minutes * 60)

    def step(self, batch):
        """One step; returns the parts of the loss."""
        pictures, targets = (torch.from_numpy(a) for a in batch)
        pictures = pictures.permute(0, 3, 1, 2).float() / 255  # channels last, as they lie in memory
        for group in self.optimiser.param_groups:
            group["lr"] = rate_at(self.progress, self.args.peak_rate)
        self.net.train()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = self.net(pictures)
        parts = losses(logits.float(), targets)
        loss = sum(w * p for w, p in zip(WEIGHTS, parts))
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 2.0)
        self.optimiser.step()
        self.batches += 1
        self._follow()
        return [float(p.detach()) for p in parts]

    def _follow(self):
        keep = min(AVERAGE, 1 - 1 / (self.batches + 1))
        with torch.no_grad():
            for mine, theirs in zip(self.average.parameters(), self.net.parameters()):
                mine.lerp_(theirs, 1 - keep)
            for mine, theirs in zip(self.average.buffers(), self.net.buffers()):
                mine.copy_(theirs) if mine.dtype == torch.long else mine.lerp_(theirs, 1 - keep)


def run(args):
    """Trains until the scenes or minutes are used up."""
    torch.set_num_threads(1)
    trainer = Trainer(args)
    if os.path.exists(args.out):
        trainer.load(args.out)
        print(f"going on after {trainer.batches * BATCH} scenes", flush=True)
    elif args.start_from:
        trainer.begin_with(args.start_from)
    asked_to_stop = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: asked_to_stop.append(True))
    context = multiprocessing.get_context("spawn")
    batches, stop = context.Queue(maxsize=4), context.Event()
    drawer = context.Process(target=_work, daemon=True,
                             args=(batches, stop, args.seed, trainer.batches, args.drawings))
    drawer.start()
    batch = batches.get()
    saved_at = started = time.monotonic()
    before, sums, waited = trainer.seconds, [0.0] * 3, 0.0
    trainer.progress = trainer.share_done()
    while trainer.progress < 1 and not asked_to_stop:
        sums = [a + b for a, b in zip(sums, trainer.step(batch))]
        trainer.seconds = before + time.monotonic() - started
        trainer.progress = trainer.share_done()
        if trainer.batches % 50 == 0:
            shown = " ".join(f"{v / 50:.4f}" for v in sums)
            print(f"{trainer.seconds / 60:6.1f} min {trainer.batches * BATCH:7d} scenes, figure foot paint "
                  f"{shown}, waited {waited:.0f} s", flush=True)
            sums = [0.0] * 3
        if time.monotonic() - saved_at > SAVE_SECONDS:
            trainer.save(args.out)
            saved_at = time.monotonic()
        if trainer.progress < 1 and not asked_to_stop:
            asked = time.monotonic()
            batch = batches.get()
            waited += time.monotonic() - asked
    trainer.save(args.out)
    stop.set()
    drawer.terminate()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", required=True, help="checkpoint to write, and to go on from")
    parser.add_argument("--minutes", type=float, default=35)
    parser.add_argument("--scenes", type=int, help="instead of --minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--drawings", help="folder of tile_drawings: the catalogue's own drawings too")
    parser.add_argument("--start-from", help="checkpoint whose weights to begin with")
    parser.add_argument("--peak-rate", type=float, default=PEAK_RATE, help="highest learning rate")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
