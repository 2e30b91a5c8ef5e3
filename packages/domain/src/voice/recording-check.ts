import { VOICE_RECORDING_MAX_MS, VOICE_RECORDING_MIN_MS } from './limits.ts';

/** What a recording contains, as far as its samples tell without a transcription. */
export type RecordingVerdict = 'speech' | 'too-short' | 'too-long' | 'silence' | 'noise';

const FRAME_MS = 20;
const LOWEST_DB = -96;
const FULL_SCALE = 32_768;
/** Below this level nobody spoke into the microphone, dB of full scale. */
const SILENCE_DB = -50;
/** Speech has pauses and syllables: its loud frames are at least this much louder than its quiet ones, dB. */
const SPEECH_SPREAD_DB = 5;
/** Frames that are compared: the level below which a tenth of them are, and the one above which a twentieth are. */
const QUIET_SHARE = 0.1;
const LOUD_SHARE = 0.95;
/** Only a recording of at least this length can be called noise, ms: a single long vowel is steady too. */
const NOISE_FROM_MS = 1500;

/** Level of some samples in dB of full scale. */
function levelOf(samples: Int16Array): number {
  let sum = 0;
  // An index and whole numbers: five minutes have 4.8 million samples, and the server's other requests wait for them.
  for (let at = 0; at < samples.length; at += 1) {
    const sample = samples[at] as number;
    sum += sample * sample;
  }
  return sum === 0 ? LOWEST_DB : Math.max(LOWEST_DB, 10 * Math.log10(sum / samples.length / FULL_SCALE ** 2));
}

/**
 * Judges a recording by its length and levels.
 *
 * @param samples 16-bit samples of one channel.
 * @param sampleRate samples a second.
 */
export function judgeRecording(samples: Int16Array, sampleRate: number): RecordingVerdict {
  const ms = (samples.length / sampleRate) * 1000;
  if (ms < VOICE_RECORDING_MIN_MS) return 'too-short';
  if (ms > VOICE_RECORDING_MAX_MS) return 'too-long';
  const frame = Math.max(1, Math.round((sampleRate * FRAME_MS) / 1000));
  const levels: number[] = [];
  for (let at = 0; at + frame <= samples.length; at += frame) levels.push(levelOf(samples.subarray(at, at + frame)));
  levels.sort((a, b) => a - b);
  const at = (share: number): number => levels[Math.floor((levels.length - 1) * share)] ?? LOWEST_DB;
  if (at(LOUD_SHARE) < SILENCE_DB) return 'silence';
  return ms >= NOISE_FROM_MS && at(LOUD_SHARE) - at(QUIET_SHARE) < SPEECH_SPREAD_DB ? 'noise' : 'speech';
}
