import { smooth, valueAt } from './curves.mjs';
import { RATE, soundOfSox } from './tools.mjs';

/**
 * Frequencies and levels of the background chord: open fifths, which are neither major nor minor; low tones for sleep.
 */
const PADS = {
  day: [
    [146.83, 1],
    [220, 0.8],
    [293.66, 0.5],
    [440, 0.16],
  ],
  sleep: [
    [110, 1],
    [164.81, 0.8],
    [220, 0.5],
    [329.63, 0.12],
  ],
};
/**
 * Periods of the two wave sounds in seconds. They have no common multiple, so their sum sounds irregular like waves.
 */
const WAVES = [11.3, 17.9];
const TURN = 2 * Math.PI;

/** The background chord at a sample. Each tone beats slowly. */
function padOf(tones) {
  const partials = tones.map(([hertz, level], at) => ({
    level,
    near: (TURN * hertz) / RATE,
    far: (TURN * (hertz + 0.11 + 0.04 * at)) / RATE,
    start: at * 1.7,
  }));
  return (sample) =>
    partials.reduce(
      (sum, { level, near, far, start }) =>
        sum + (level * (Math.sin(near * sample + start) + Math.sin(far * sample))) / 2,
      0,
    );
}

/** The level of the waves at a time in seconds. */
const tide = (second) =>
  0.5 + 0.32 * Math.sin((TURN * second) / WAVES[0] - 1.6) + 0.18 * Math.sin((TURN * second) / WAVES[1] - 0.4);

/** Two tracks: slow waves with a quiet chord, and the sound of the breathing exercise. */
export function backgroundOf({ seconds, level, airy }, { category }) {
  const deep = soundOfSox(seconds, 'brownnoise', 'highpass 60 lowpass 420 gain -n -6');
  const bright = soundOfSox(seconds, 'pinknoise', 'highpass 320 lowpass 1900 lowpass 2600 gain -n -6');
  const pad = padOf(category === 'sono' ? PADS.sleep : PADS.day);
  /** The waves keep a constant level during a breathing exercise. */
  const leading = smooth(
    level.map((air) => (air > 0.01 ? 1 : 0)),
    { rise: 0.8, fall: 2.5, ahead: 0.5 },
  );
  const waves = new Float32Array(Math.min(deep.length, bright.length));
  const breaths = new Float32Array(waves.length);
  for (let at = 0; at < waves.length; at += 1) {
    const calm = 1 - 0.6 * valueAt(leading, at);
    const wave = tide(at / RATE) * calm;
    const breath = valueAt(level, at);
    const tone = pad(at);
    waves[at] = calm * (deep[at] * (0.1 + 0.22 * wave) + tone * 0.012) + bright[at] * 0.085 * wave * wave;
    breaths[at] = breath * (bright[at] * (0.13 + 0.11 * valueAt(airy, at)) + deep[at] * 0.09 + tone * 0.024 * breath);
  }
  return { waves, breaths };
}

/** A soft bell of three seconds, before a narration. */
export function openingTone() {
  const sound = new Float32Array(Math.round(3.2 * RATE));
  const tones = [
    [440, 1, 0.9],
    [659.26, 0.45, 0.7],
    [880, 0.2, 0.45],
  ];
  for (let at = 0; at < sound.length; at += 1) {
    const second = at / RATE;
    const rise = Math.min(1, second / 0.09) ** 2;
    const end = Math.min(1, (3.2 - second) / 0.4);
    for (const [hertz, level, lasting] of tones)
      sound[at] += 0.05 * rise * end * level * Math.exp(-second / lasting) * Math.sin(TURN * hertz * second);
  }
  return sound;
}
