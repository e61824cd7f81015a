"""What cameras, lamps and files do to a crop: all on a small BGR picture."""

import cv2
import numpy as np


def _chance(rng, share):
    return rng.random() < share


def _light(rng, picture):
    """Slopes of light, shadow edges, glare. Works on a float picture."""
    side = picture.shape[0]
    ramp = np.linspace(-1, 1, side, dtype=np.float32)
    if _chance(rng, .4):
        gx, gy = rng.gauss(0, .18), rng.gauss(0, .18)
        picture *= np.clip(1 + gx * ramp[None, :] + gy * ramp[:, None], .3, 1.8)[:, :, None]
    if _chance(rng, .1):
        angle, offset = rng.uniform(0, 6.28), rng.uniform(-.7, .7)
        edge = ramp[None, :] * np.cos(angle) + ramp[:, None] * np.sin(angle) - offset
        soft = np.clip(edge * rng.choice((2, 6, 20)) + .5, 0, 1)
        picture *= (1 - soft * rng.uniform(.2, .6))[:, :, None]
    if _chance(rng, .06):
        cx, cy, radius = rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(.15, .7)
        spot = np.exp(-((ramp[None, :] - cx) ** 2 + (ramp[:, None] - cy) ** 2) / radius ** 2)
        picture += (spot * rng.uniform(40, 200))[:, :, None]
    return picture


def _colour(rng, picture):
    """Exposure, cast, saturation, hue, gamma. Works on a float picture."""
    exposure = np.exp(rng.gauss(0, .2))
    if _chance(rng, .05):
        exposure *= rng.choice((.25, .4, 1.5, 1.8))
    cast_spread = .07 if _chance(rng, .75) else .22
    cast = np.float32([np.exp(rng.gauss(0, cast_spread)) for _ in range(3)]) * exposure
    picture *= cast
    if _chance(rng, .6):
        grey = picture.mean(2, keepdims=True)
        picture = grey + (picture - grey) * rng.uniform(.45, 1.4)
    if _chance(rng, .2):
        picture = (picture - 128) * rng.uniform(.6, 1.4) + 128 + rng.gauss(0, 12)
    np.clip(picture, 0, 255, out=picture)
    if _chance(rng, .4):
        gamma = np.exp(rng.gauss(0, .3))
        table = (255 * (np.arange(256) / 255) ** gamma).astype(np.uint8)
        picture = cv2.LUT(picture.astype(np.uint8), table).astype(np.float32)
    if _chance(rng, .3):
        turned = cv2.cvtColor(picture.astype(np.uint8), cv2.COLOR_BGR2HSV)
        turned[:, :, 0] = (turned[:, :, 0].astype(np.int16) + int(rng.gauss(0, 6))) % 180
        picture = cv2.cvtColor(turned, cv2.COLOR_HSV2BGR).astype(np.float32)
    return picture


def _sharpness(rng, picture, tile_side):
    """Low resolution, blur, motion, sharpening. Works on bytes."""
    side = picture.shape[0]
    if _chance(rng, .25):
        pixels = rng.uniform(15, 34) if _chance(rng, .3) else rng.uniform(26, 56)
        small = max(10, int(round(side * pixels / tile_side)))
        if small < side:
            picture = cv2.resize(picture, (small, small), interpolation=cv2.INTER_AREA)
            if _chance(rng, .3):
                picture = _jpeg(rng, picture)
            way = rng.choice((cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_LINEAR, cv2.INTER_NEAREST))
            picture = cv2.resize(picture, (side, side), interpolation=way)
    pick = rng.random()
    if pick < .25:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(.4, 1.5))
    elif pick < .32:
        length = rng.randint(2, 6)
        kernel = np.zeros((length, length), np.float32)
        angle = rng.uniform(0, 3.14)
        half = (length - 1) / 2
        a = (int(round(half - half * np.cos(angle))), int(round(half - half * np.sin(angle))))
        b = (int(round(half + half * np.cos(angle))), int(round(half + half * np.sin(angle))))
        cv2.line(kernel, a, b, 1)
        picture = cv2.filter2D(picture, -1, kernel / max(1, kernel.sum()))
    elif pick < .5:
        soft = cv2.GaussianBlur(picture, (0, 0), rng.uniform(.7, 1.6))
        power = rng.uniform(.3, 1.8)
        picture = cv2.addWeighted(picture, 1 + power, soft, -power, 0)
    return picture


def _jpeg(rng, picture):
    quality = rng.randint(18, 92)
    return cv2.imdecode(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], 1)


def shoot(rng, noise_rng, picture, tile_side):
    """The crop as a camera might deliver it; uint8 in and out."""
    if _chance(rng, .15):
        return picture  # a clean digital face
    picture = _sharpness(rng, picture, tile_side)
    out = _colour(rng, _light(rng, picture.astype(np.float32)))
    if _chance(rng, .4):
        sigma = abs(rng.gauss(0, 8)) if _chance(rng, .93) else rng.uniform(15, 35)
        grain = noise_rng.standard_normal(out.shape[:2] + (1 if _chance(rng, .4) else 3,), np.float32)
        if _chance(rng, .4):
            grain = cv2.blur(grain, (2, 2)).reshape(out.shape[0], out.shape[1], -1) * 1.7
        out += grain * sigma
    out = np.clip(out, 0, 255).astype(np.uint8)
    return _jpeg(rng, out) if _chance(rng, .3) else out
