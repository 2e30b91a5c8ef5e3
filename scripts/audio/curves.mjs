import { RATE } from './tools.mjs';

/** Points of a curve per second. This is finer than any fade requires. */
const POINTS = 100;
const STEP = RATE / POINTS;

/** Creates a curve with a constant value over the given number of seconds. */
export const curve = (seconds, value = 0) => new Float32Array(Math.ceil(seconds * POINTS) + 2).fill(value);

/** Sets a section of a curve. `valueAt` gets the position in the section, from 0 to 1. */
export function shape(points, from, seconds, valueAt) {
  const first = Math.round(from * POINTS);
  const count = Math.round(seconds * POINTS);
  for (let at = 0; at < count && first + at < points.length; at += 1) points[first + at] = valueAt(at / count);
}

/** Eases from 0 to 1 with a zero slope at both ends. */
export const ease = (x) => (1 - Math.cos(Math.PI * Math.max(0, Math.min(1, x)))) / 2;

/** Smooths a curve with separate times for rise and fall, and with a look-ahead. */
export function smooth(points, { rise, fall, ahead = 0 }) {
  const follow = (seconds) => 1 - Math.exp(-1 / (seconds * POINTS));
  const [up, down] = [follow(rise), follow(fall)];
  const shift = Math.round(ahead * POINTS);
  const smoothed = new Float32Array(points.length);
  let value = points[0];
  for (let at = 0; at < points.length; at += 1) {
    const wanted = points[Math.min(points.length - 1, at + shift)];
    value += (wanted - value) * (wanted > value ? up : down);
    smoothed[at] = value;
  }
  return smoothed;
}

/** The curve's value at a sample index. */
export function valueAt(points, sample) {
  const place = sample / STEP;
  const before = Math.min(points.length - 2, Math.floor(place));
  return points[before] + (points[before + 1] - points[before]) * (place - before);
}

export const decibels = (level) => 20 * Math.log10(level);
export const levelOf = (db) => 10 ** (db / 20);
