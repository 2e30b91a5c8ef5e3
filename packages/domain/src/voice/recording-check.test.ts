import { describe, expect, it } from 'vitest';
import { VOICE_RECORDING, VOICE_RECORDING_MAX_MS, VOICE_RECORDING_MIN_MS } from './limits.ts';
import { judgeRecording } from './recording-check.ts';

const RATE = VOICE_RECORDING.sampleRate;

/** Samples of a tone whose loudness changes like syllables do. */
function syllables(ms: number, amplitude: number): Int16Array {
  return Int16Array.from({ length: Math.round((ms * RATE) / 1000) }, (_, at) => {
    const seconds = at / RATE;
    const loudness = Math.max(0, Math.sin(2 * Math.PI * 4 * seconds));
    return Math.round(amplitude * loudness * Math.sin(2 * Math.PI * 180 * seconds));
  });
}

/** White noise of a fixed level, by a linear congruential generator. */
function noise(ms: number, amplitude: number): Int16Array {
  let state = 42;
  return Int16Array.from({ length: Math.round((ms * RATE) / 1000) }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.round((state / 1_073_741_824 - 1) * amplitude);
  });
}

describe('judgeRecording()', () => {
  it('takes a voice, also a quiet one', () => {
    expect(judgeRecording(syllables(2000, 12_000), RATE)).toBe('speech');
    expect(judgeRecording(syllables(2000, 400), RATE)).toBe('speech');
    expect(judgeRecording(syllables(VOICE_RECORDING_MIN_MS, 12_000), RATE)).toBe('speech');
  });

  it.each([0, 1, VOICE_RECORDING_MIN_MS - 1])('calls %s ms too short', (ms) =>
    expect(judgeRecording(syllables(ms, 12_000), RATE)).toBe('too-short'),
  );

  it('calls more than five minutes too long', () => {
    const samples = new Int16Array(((VOICE_RECORDING_MAX_MS + 1) / 1000) * RATE);
    expect(judgeRecording(samples, RATE)).toBe('too-long');
    expect(judgeRecording(samples.subarray(0, (VOICE_RECORDING_MAX_MS / 1000) * RATE), RATE)).toBe('silence');
  });

  it('calls digital silence and the hiss of an unused microphone silence', () => {
    expect(judgeRecording(new Int16Array(RATE * 2), RATE)).toBe('silence');
    expect(judgeRecording(noise(2000, 60), RATE)).toBe('silence');
  });

  it('calls a steady noise noise, but not a short one, which may be a vowel', () => {
    expect(judgeRecording(noise(3000, 9000), RATE)).toBe('noise');
    expect(judgeRecording(noise(900, 9000), RATE)).toBe('speech');
  });
});
