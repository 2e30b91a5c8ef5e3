import { backgroundOf, openingTone } from './background.mjs';
import { curve, ease, levelOf, shape, smooth, valueAt } from './curves.mjs';
import { loudnessOf } from './loudness.mjs';
import { voiceTrack } from './timeline.mjs';
import { throughSox } from './tools.mjs';
import { softened } from './voice.mjs';

/**
 * Loudness of the voice, which is the same in each podcast regardless of its pauses; loudness of the waves in the
 * pauses; and average loudness of the breaths (the loudest is 4 dB above).
 */
const VOICE = -18.6;
const WAVES = -36;
const BREATHS = -31;
/** Attenuation of waves and breaths during speech. */
const DUCK = levelOf(-7);
/** Soft limiter: levels above this are compressed, so that they don't clip. */
const KNEE = 0.5;
const CEILING = 0.72;
const FADES = { guided: { in: 2.5, out: 6 }, narrated: { in: 0.05, out: 1 }, sleep: { in: 3, out: 20 } };

/** Scales samples to the wanted loudness. */
function atLoudness(samples, wanted) {
  const gain = levelOf(wanted - loudnessOf(samples));
  return samples.map((sample) => sample * gain);
}

/** Compresses peaks below the ceiling. */
function limited(sample) {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  return Math.sign(sample) * (KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE)));
}

function fadesOf(seconds, fades) {
  const fade = curve(seconds, 1);
  shape(fade, 0, fades.in, ease);
  shape(fade, seconds - fades.out, fades.out + 0.1, (x) => 1 - ease(x * (1 + 0.1 / fades.out)));
  return fade;
}

/** Waves and breaths, each at its loudness, attenuated during speech. */
function backgroundUnder(timeline, podcast, present) {
  const { waves, breaths } = backgroundOf(timeline, podcast);
  const wavesGain = levelOf(WAVES - loudnessOf(waves));
  const breathsGain = timeline.breaths.length > 0 ? levelOf(BREATHS - loudnessOf(breaths)) : 0;
  const voice = smooth(present, { rise: 0.25, fall: 0.9, ahead: 0.3 });
  return waves.map(
    (wave, at) => (wave * wavesGain + breaths[at] * breathsGain) * (1 - (1 - DUCK) * valueAt(voice, at)),
  );
}

/** Creates a podcast's final mix, before encoding. */
export function mixOf(podcast, timeline) {
  const { track, present } = voiceTrack(timeline);
  const mix = atLoudness(softened(track, podcast), VOICE);
  const guided = podcast.kind === 'guided';
  const under = guided ? backgroundUnder(timeline, podcast, present) : openingTone();
  for (const [at, sample] of under.entries()) if (at < mix.length) mix[at] += sample;
  const fade = fadesOf(timeline.seconds, FADES[guided && podcast.category === 'sono' ? 'sleep' : podcast.kind]);
  const faded = mix.map((sample, at) => sample * valueAt(fade, at));
  return throughSox(faded, ['highpass', '30']).map(limited);
}
