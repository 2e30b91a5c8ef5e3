import { VOICE_RECORDING, VOICE_SAMPLE_BITS } from '@alento/domain/voice/limits';

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
export function samplesOf(wav: Uint8Array): Uint8Array | null {
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
export const WAV_HEAD = FILE_HEAD + CHUNK_HEAD + FORMAT + CHUNK_HEAD;

/** Writes a WAV file of samples in the format of the app's recordings, with nothing else in it. */
export function wavOfSamples(samples: Uint8Array): Uint8Array {
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
