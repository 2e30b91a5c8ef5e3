import { VOICE_RECORDING, VOICE_SAMPLE_BITS } from '@alento/domain/voice/limits';
import { judgeRecording, type RecordingVerdict } from '@alento/domain/voice/recording-check';

const { channels, sampleRate } = VOICE_RECORDING;
const BYTES_PER_SAMPLE = VOICE_SAMPLE_BITS / 8;
/** Number of the format of samples that are not compressed. */
const PCM = 1;
/** Bytes of the file's head, and of a chunk's: its name and its size. */
const FILE_HEAD = 12;
const CHUNK_HEAD = 8;
/** Bytes of the format that describe PCM. */
const FORMAT = 16;
/** Most chunks of a file. The app writes two, other programs some with their name and the date. */
const MOST_CHUNKS = 64;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
const nameAt = (file: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => file.getUint8(at + offset)));

/** Whether a format is that of the app's recordings: PCM of one channel, 16 bits and 16 kHz. */
function isOurFormat(file: DataView, at: number, size: number): boolean {
  if (size < FORMAT) return false;
  const blockSize = channels * BYTES_PER_SAMPLE;
  return (
    file.getUint16(at, true) === PCM &&
    file.getUint16(at + 2, true) === channels &&
    file.getUint32(at + 4, true) === sampleRate &&
    file.getUint32(at + 8, true) === sampleRate * blockSize &&
    file.getUint16(at + 12, true) === blockSize &&
    file.getUint16(at + 14, true) === VOICE_SAMPLE_BITS
  );
}

/**
 * Finds the samples of a WAV file in the format of the app's recordings. Looks at few bytes of the file, however it is
 * made: libraries read every chunk, which blocks the process for seconds if somebody sends a million of them.
 *
 * @returns the bytes of the samples; null if the file has another format, sizes that don't fit, or too many chunks.
 */
function samplesOf(wav: Uint8Array): Uint8Array | null {
  const file = viewOf(wav);
  const end = file.byteLength;
  if (end < FILE_HEAD || nameAt(file, 0) !== 'RIFF' || nameAt(file, 8) !== 'WAVE') return null;
  if (file.getUint32(4, true) !== end - CHUNK_HEAD) return null;
  let isKnown = false;
  let samples: Uint8Array | null = null;
  let at = FILE_HEAD;
  for (let count = 0; at < end; count += 1) {
    if (count === MOST_CHUNKS || at + CHUNK_HEAD > end) return null;
    const name = nameAt(file, at);
    const size = file.getUint32(at + 4, true);
    at += CHUNK_HEAD;
    if (size > end - at) return null;
    if (name === 'fmt ') {
      if (isKnown || !isOurFormat(file, at, size)) return null;
      isKnown = true;
    } else if (name === 'data') {
      if (!isKnown || samples !== null || size % BYTES_PER_SAMPLE !== 0) return null;
      samples = wav.subarray(at, at + size);
    }
    // A chunk of an odd size is filled with a byte.
    at += size + (size % 2);
  }
  return samples;
}

/** Bytes before the samples in a file that `wavOfSamples` writes. */
const WAV_HEAD = FILE_HEAD + CHUNK_HEAD + FORMAT + CHUNK_HEAD;

/** Writes a WAV file of samples in the format of the app's recordings, with nothing else in it. */
function wavOfSamples(samples: Uint8Array): Uint8Array {
  const wav = new Uint8Array(WAV_HEAD + samples.byteLength);
  const file = viewOf(wav);
  const writeChunk = (at: number, name: string, size: number): void => {
    wav.set(new TextEncoder().encode(name), at);
    file.setUint32(at + 4, size, true);
  };
  const blockSize = channels * BYTES_PER_SAMPLE;
  writeChunk(0, 'RIFF', wav.byteLength - CHUNK_HEAD);
  wav.set(new TextEncoder().encode('WAVE'), 8);
  writeChunk(FILE_HEAD, 'fmt ', FORMAT);
  const format = FILE_HEAD + CHUNK_HEAD;
  file.setUint16(format, PCM, true);
  file.setUint16(format + 2, channels, true);
  file.setUint32(format + 4, sampleRate, true);
  file.setUint32(format + 8, sampleRate * blockSize, true);
  file.setUint16(format + 12, blockSize, true);
  file.setUint16(format + 14, VOICE_SAMPLE_BITS, true);
  writeChunk(format + FORMAT, 'data', samples.byteLength);
  wav.set(samples, WAV_HEAD);
  return wav;
}

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
