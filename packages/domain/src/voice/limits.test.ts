import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionBytesMax, VOICE_RECORDING, VOICE_RECORDING_MAX_MS, VOICE_RECORDING_MIN_MS } from './limits.ts';

/** Bytes of a message with a recording: 16-bit samples as WAV in base64, with more than enough for what is around it. */
const messageBytes = (ms: number): number => (((ms * VOICE_RECORDING.sampleRate) / 1000) * 2 + 100) * (4 / 3) + 1000;

it('a session may always send everything that was recorded in it, twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: VOICE_RECORDING_MIN_MS, max: VOICE_RECORDING_MAX_MS }), {
        minLength: 1,
        maxLength: 100,
      }),
      (recordings) => {
        let ageMs = 0;
        let sent = 0;
        for (const ms of recordings) {
          ageMs += ms;
          sent += 2 * messageBytes(ms);
          expect(sent).toBeLessThanOrEqual(sessionBytesMax(ageMs));
        }
      },
    ),
  );
});

it('a session that was just started may not send a recording of a minute', () => {
  expect(sessionBytesMax(0)).toBeLessThan(messageBytes(60_000));
});
