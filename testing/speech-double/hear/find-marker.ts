import { MARKERS } from './markers.ts';

/** Frequencies beside a marker that its power is compared with, Hz. They lie outside of the window's main lobe. */
const BESIDE = [-44, -36, -28, -20, 20, 28, 36, 44];
/** A marker is this much stronger than the frequencies beside it, dB. Sibilants of speech reach about 14. */
const PROMINENCE_MIN_DB = 16;
/** It stands out this much more than any other, dB. */
const LEAD_MIN_DB = 3;
/** Samples of digital silence have no power; this keeps their logarithm finite. */
const FLOOR = 1e-12;

/** Applies a Hann window, so that speech and other markers don't leak into a marker's frequency. */
const windowed = (samples: Float64Array): Float64Array =>
  samples.map((sample, at) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / samples.length)));

/** Power of one frequency by the Goertzel algorithm. */
function powerOf(samples: Float64Array, sampleRate: number, hz: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / sampleRate);
  const size = samples.length;
  let last = 0;
  let beforeLast = 0;
  for (let at = 0; at < size; at += 1) {
    const next = (samples[at] ?? 0) + coefficient * last - beforeLast;
    beforeLast = last;
    last = next;
  }
  return (last ** 2 + beforeLast ** 2 - coefficient * last * beforeLast) / size ** 2;
}

/** How much a frequency stands out from those beside it, dB. */
function prominenceOf(samples: Float64Array, sampleRate: number, hz: number): number {
  const beside = BESIDE.map((distance) => powerOf(samples, sampleRate, hz + distance));
  const mean = beside.reduce((sum, power) => sum + power, 0) / beside.length;
  return 10 * Math.log10((powerOf(samples, sampleRate, hz) + FLOOR) / (mean + FLOOR));
}

/**
 * The marker in a recording of at least half a second.
 *
 * The prominence is compared instead of the power, because the noise suppression of a browser makes a steady tone
 * weaker by 20 dB within seconds, and leaves syllables as they are.
 *
 * @param samples of one channel, -1 to 1.
 * @param sampleRate samples a second, at least 16,000.
 * @returns a frequency of MARKERS; null if none stands out.
 */
export function findMarker(samples: Float64Array, sampleRate: number): number | null {
  const faded = windowed(samples);
  const found = MARKERS.map((hz) => ({ hz, prominence: prominenceOf(faded, sampleRate, hz) }));
  found.sort((a, b) => b.prominence - a.prominence);
  const [first, second] = found;
  if (!first || !second || first.prominence < PROMINENCE_MIN_DB) return null;
  return first.prominence - second.prominence < LEAD_MIN_DB ? null : first.hz;
}
