import { RATE } from './tools.mjs';

/*
 * Loudness by ITU-R BS.1770 for one channel: two filters that model hearing, blocks of 400 ms, and two gates
 * that exclude silence.
 */
const BLOCK = Math.round(0.4 * RATE);
const HOP = Math.round(0.1 * RATE);
const SILENCE = -70;
const GATE = 10;

/** The filters of ITU-R BS.1770, computed for our sample rate. */
function filtersFor(rate) {
  const shelf = (hertz, q, db) => {
    const k = Math.tan((Math.PI * hertz) / rate);
    const high = 10 ** (db / 20);
    const band = high ** 0.4996667741545416;
    const whole = 1 + k / q + k * k;
    return {
      b: [
        (high + (band * k) / q + k * k) / whole,
        (2 * (k * k - high)) / whole,
        (high - (band * k) / q + k * k) / whole,
      ],
      a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole],
    };
  };
  const highpass = (hertz, q) => {
    const k = Math.tan((Math.PI * hertz) / rate);
    const whole = 1 + k / q + k * k;
    return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole] };
  };
  return [
    shelf(1681.974450955533, 0.7071752369554196, 3.999843853973347),
    highpass(38.13547087602444, 0.5003270373238773),
  ];
}

function filtered(samples, { b, a }) {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at];
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[at] = y;
  }
  return out;
}

const loudness = (power) => -0.691 + 10 * Math.log10(power);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness, in LUFS. */
export function loudnessOf(samples) {
  const heard = filtersFor(RATE).reduce(filtered, samples);
  const powers = [];
  for (let from = 0; from + BLOCK <= heard.length; from += HOP) {
    let sum = 0;
    for (let at = from; at < from + BLOCK; at += 1) sum += heard[at] * heard[at];
    powers.push(sum / BLOCK);
  }
  const audible = powers.filter((power) => loudness(power) > SILENCE);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = loudness(mean(audible)) - GATE;
  return loudness(mean(audible.filter((power) => loudness(power) > gate)));
}
