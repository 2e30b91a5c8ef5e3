import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import wavefile from 'wavefile';
import { runs } from '../../tier/tier.ts';
import { makeSpeech } from '../speak/make-speech.ts';
import { findMarker } from './find-marker.ts';
import { mark } from './mark.ts';
import { MARKERS } from './markers.ts';
import { readWav } from './read-wav.ts';

const RATE = 16_000;
const HALF_SECOND = RATE / 2;

function speech(): Int16Array {
  const sound = readWav(
    makeSpeech('uma frase que dura mais de dois segundos, com folga, para escolher uma parte dela'),
  );
  if (!sound) throw new Error('The speech is no WAV file');
  return Int16Array.from(sound.samples, (sample) => Math.round(sample * 32_767));
}

/** White noise by the generator xorshift32, added to samples. */
function withNoise(samples: Int16Array, amplitude: number, seed = 42): Int16Array {
  let state = seed;
  return samples.map((sample) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return sample + Math.round((state / 2_147_483_648) * amplitude);
  });
}

const scaled = (samples: Int16Array): Float64Array => Float64Array.from(samples, (sample) => sample / 32_768);
const SPEECH = speech();
const anyMarker = fc.constantFrom(...MARKERS);

describe('findMarker()', () => {
  it('finds the marker of any part of half a second, also in noise', () => {
    const anyStart = fc.integer({ min: 0, max: SPEECH.length - HALF_SECOND });
    fc.assert(
      fc.property(anyMarker, anyStart, fc.integer({ min: 1, max: 1_000_000 }), (hz, start, seed) => {
        const marked = withNoise(mark(SPEECH, RATE, hz), 600, seed).subarray(start, start + HALF_SECOND);
        expect(findMarker(scaled(marked), RATE)).toBe(hz);
      }),
      { numRuns: runs(10) },
    );
  });

  it('finds it after another 20 dB were suppressed', () => {
    for (const hz of MARKERS) {
      const marked = mark(SPEECH, RATE, hz).map((sample, at) => {
        const spoken = SPEECH[at] ?? 0;
        return spoken + (sample - spoken) / 10;
      });
      expect(findMarker(scaled(withNoise(marked, 30)), RATE)).toBe(hz);
    }
  });

  it('finds it after the recording was resampled', () => {
    fc.assert(
      fc.property(anyMarker, fc.constantFrom(22_050, 44_100, 48_000), (hz, rate) => {
        const file = new wavefile.WaveFile();
        file.fromScratch(1, RATE, '16', mark(SPEECH.subarray(0, RATE), RATE, hz));
        file.toSampleRate(rate);
        const sound = readWav(file.toBuffer());
        expect(sound && findMarker(sound.samples, sound.sampleRate)).toBe(hz);
      }),
      { numRuns: runs(1) },
    );
  });

  it('finds none in speech, in noise, in silence, and in a tone beside the markers', () => {
    const tone = mark(SPEECH, RATE, MARKERS[0] + 90);
    const silence = new Int16Array(RATE);
    for (const samples of [SPEECH, withNoise(SPEECH, 4000), withNoise(silence, 9000), silence, tone])
      expect(findMarker(scaled(samples), RATE)).toBeNull();
  });

  it('finds none if two markers are equally strong', () => {
    const both = mark(mark(SPEECH, RATE, MARKERS[1]), RATE, MARKERS[4]);
    expect(findMarker(scaled(withNoise(both, 600)), RATE)).toBeNull();
  });
});
