import { VOICE_RECORDING, VOICE_SAMPLE_BITS } from '@alento/domain/voice/limits';
import { judgeRecording, type RecordingVerdict } from '@alento/domain/voice/recording-check';
import wavefile from 'wavefile';

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
 * @returns the bytes of the WAV file and what it contains; null if it isn't a recording as the app makes them.
 */
export function readRecording(data: string): { wav: Uint8Array; verdict: RecordingVerdict } | null {
  if (!looksLikeRecording(data)) return null;
  // The same bytes, without a copy.
  const { buffer, byteOffset, byteLength } = Buffer.from(data, 'base64');
  const wav = new Uint8Array(buffer, byteOffset, byteLength);
  const file = new wavefile.WaveFile();
  try {
    file.fromBuffer(wav);
  } catch {
    // The library throws a string or an error about the first thing that it doesn't understand.
    return null;
  }
  const { numChannels, sampleRate, bitsPerSample } = file.fmt as Record<string, number>;
  if (numChannels !== VOICE_RECORDING.channels || sampleRate !== VOICE_RECORDING.sampleRate) return null;
  if (bitsPerSample !== VOICE_SAMPLE_BITS) return null;
  const { samples } = file.data as { samples: Uint8Array };
  // A copy, because 16-bit numbers have to begin at an even offset.
  const bytes = samples.slice(0, samples.length - (samples.length % 2));
  return { wav, verdict: judgeRecording(new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2), sampleRate) };
}
