import { curve, ease, levelOf, shape, smooth } from './curves.mjs';
import { RATE } from './tools.mjs';
import { speak, wayOf } from './voice.mjs';

/** Seconds of background before the first word and after the last event. */
const EDGES = { guided: { lead: 3.2, tail: 6.5 }, narrated: { lead: 2.6, tail: 1.5 } };
/** Seconds between the last word and a breath, and between the breath and the next word. */
const AROUND_BREATH = 0.7;
/** If a breath begins with exhaling, it swells during this share of its time. */
const OPENING_SHARE = 0.18;

const secondsOf = (samples) => samples.length / RATE;

/** Draws one breath into two curves: `level` is its loudness, `airy` its brightness. */
function breathe({ level, airy }, { breath, seconds }, now, full) {
  if (breath === 'inspira') {
    shape(level, now, seconds, (x) => full + (1 - full) * ease(x));
    shape(airy, now, seconds, () => 1);
    return 1;
  }
  if (breath === 'segura') {
    shape(level, now, seconds, () => full);
    return full;
  }
  shape(level, now, seconds, (x) => {
    const falling = full > 0 ? x : (x - OPENING_SHARE) / (1 - OPENING_SHARE);
    return Math.min(falling < 0 ? ease(x / OPENING_SHARE) : 1, 1 - ease(falling));
  });
  return 0;
}

/** The timeline of a podcast: sentences with their positions, breaths as curves, and the total length in seconds. */
export function timelineOf(podcast) {
  const way = wayOf(podcast);
  const { lead, tail } = EDGES[podcast.kind];
  const sentences = [];
  const breaths = [];
  let now = lead;
  for (const [at, event] of podcast.events.entries()) {
    const next = podcast.events[at + 1];
    const progress = at / podcast.events.length;
    if (event.say) {
      const spoken = speak(event.say, way, progress);
      for (const [index, sentence] of spoken.entries()) {
        sentences.push({ ...sentence, at: now, level: levelOf(-way.fall * progress) });
        now += secondsOf(sentence.samples);
        if (index < spoken.length - 1) now += sentence.rest;
      }
      if (next?.say) now += event.ends ?? spoken.at(-1).rest * 1.6;
      else if (next?.breath) now += AROUND_BREATH;
    } else if (event.breath) {
      breaths.push({ ...event, at: now });
      now += event.seconds + (next?.say ? AROUND_BREATH : 0);
    } else now += event.pause;
  }
  const seconds = now + tail;
  const air = { level: curve(seconds), airy: curve(seconds) };
  breaths.reduce((full, event) => breathe(air, event, event.at, full), 0);
  return {
    seconds,
    sentences,
    breaths,
    level: smooth(air.level, { rise: 0.08, fall: 0.08 }),
    airy: smooth(air.airy, { rise: 0.6, fall: 0.9 }),
  };
}

/** All sentences on one track, with a curve that marks speech. */
export function voiceTrack({ seconds, sentences }) {
  const track = new Float32Array(Math.ceil(seconds * RATE));
  const present = curve(seconds);
  for (const { at, samples, level } of sentences) {
    const first = Math.round(at * RATE);
    for (const [index, sample] of samples.entries()) track[first + index] += sample * level;
    shape(present, at, secondsOf(samples), () => 1);
  }
  return { track, present };
}
