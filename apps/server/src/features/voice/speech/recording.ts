import { VOICE_RECORDING } from '@alento/domain/voice/limits';
import { judgeRecording, type RecordingVerdict } from '@alento/domain/voice/recording-check';
import { samplesOf, WAV_HEAD, wavOfSamples } from './wav-samples.ts';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** Characters of the text that are compared with the alphabet at once: a long regular expression run would block. */
const CHECKED = 4096;

/** Characters of base64 from which the first words of a WAV file are decoded. */
const HEAD = 16;

/** Whether a text can be a recording: base64 that begins as a WAV file does. Reads only its beginning. */
export function looksLikeRecording(data: string): boolean {
  if (data.length % 4 !== 0 || !BASE64.test(data.slice(0, CHECKED))) return false;
  const head = Buffer.from(data.slice(0, HEAD), 'base64').toString('latin1');
  return head.startsWith('RIFF') && head.slice(8) === 'WAVE';
}

/**
 * Reads a recording from base64.
 *
 * @returns a WAV file of nothing but its samples, and what they contain; null if it isn't a recording as the app makes
 *   them. The service gets this file, not the bytes that were sent, so that it hears exactly what was judged here.
 */
export function readRecording(data: string): { wav: Uint8Array; verdict: RecordingVerdict } | null {
  if (!looksLikeRecording(data)) return null;
  const sent = samplesOf(Buffer.from(data, 'base64'));
  if (sent === null) return null;
  const wav = wavOfSamples(sent);
  const samples = new Int16Array(wav.buffer, WAV_HEAD, sent.byteLength / Int16Array.BYTES_PER_ELEMENT);
  return { wav, verdict: judgeRecording(samples, VOICE_RECORDING.sampleRate) };
}
