import { VOICE_RECORDING_MAX_MS } from '@alento/domain/voice/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../../testing/tier/tier.ts';
import { spokenWav } from '../../../testing/services/spoken-wav.ts';
import { readRecording } from './recording.ts';

/** A recording as the app makes it: a header of 44 bytes, and its samples. */
const SPOKEN = Buffer.from(spokenWav(), 'base64');
const SAMPLES = SPOKEN.subarray(44);

function chunk(id: string, content: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 'latin1');
  head.writeUInt32LE(content.byteLength, 4);
  return Buffer.concat([head, content]);
}

function riff(...chunks: Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from('WAVE'), ...chunks]);
  return chunk('RIFF', content);
}

type Format = {
  tag?: number;
  channels?: number;
  rate?: number;
  bytesPerSecond?: number;
  block?: number;
  bits?: number;
};
function fmt({ tag = 1, channels = 1, rate = 16_000, bytesPerSecond = 32_000, block = 2, bits = 16 }: Format = {}) {
  const content = Buffer.alloc(16);
  content.writeUInt16LE(tag, 0);
  content.writeUInt16LE(channels, 2);
  content.writeUInt32LE(rate, 4);
  content.writeUInt32LE(bytesPerSecond, 8);
  content.writeUInt16LE(block, 12);
  content.writeUInt16LE(bits, 14);
  return chunk('fmt ', content);
}

const DATA = chunk('data', SAMPLES);
const read = (file: Uint8Array) => readRecording(Buffer.from(file).toString('base64'));
/** Changes four bytes of the recording, such as a size. */
function withUInt32(at: number, value: number): Buffer {
  const file = Buffer.from(SPOKEN);
  file.writeUInt32LE(value, at);
  return file;
}

describe('readRecording()', () => {
  it('reads a recording as the app makes it, and returns the same bytes', () => {
    expect(riff(fmt(), DATA)).toEqual(SPOKEN);
    const recording = read(SPOKEN);
    expect(recording?.verdict).toBe('speech');
    expect(Buffer.from(recording?.wav ?? [])).toEqual(SPOKEN);
  });

  it('returns only format and samples of a file that has more', () => {
    const labels = Buffer.concat([Buffer.from('adtl'), ...Array<Buffer>(9).fill(chunk('labl', Buffer.alloc(4)))]);
    const before = [chunk('JUNK', Buffer.alloc(3 + 1)), chunk('LIST', Buffer.from('INFO'))];
    const after = [chunk('iXML', Buffer.alloc(9000, 195)), chunk('LIST', labels)];
    const recording = read(riff(...before, fmt(), ...before, DATA, ...after));
    expect(Buffer.from(recording?.wav ?? [])).toEqual(SPOKEN);
  });

  it('skips the byte that fills a chunk of an odd size', () => {
    const odd = Buffer.concat([chunk('JUNK', Buffer.alloc(3)), Buffer.alloc(1)]);
    expect(Buffer.from(read(riff(odd, fmt(), DATA))?.wav ?? [])).toEqual(SPOKEN);
  });

  it('calls five minutes and a sample too long', () => {
    const samples = Buffer.alloc((VOICE_RECORDING_MAX_MS / 1000) * 32_000 + 2);
    expect(read(riff(fmt(), chunk('data', samples)))?.verdict).toBe('too-long');
    expect(read(riff(fmt(), chunk('data', samples.subarray(2))))?.verdict).toBe('silence');
  });

  it.each<[string, Buffer]>([
    ['compressed as MP3', riff(fmt({ tag: 0x55 }), DATA)],
    ['compressed as ADPCM', riff(fmt({ tag: 0x11 }), DATA)],
    ['of no known format', riff(fmt({ tag: 0 }), DATA)],
    ['of floating-point samples', riff(fmt({ tag: 3 }), DATA)],
    ['of the extensible format', riff(fmt({ tag: 0xfffe }), DATA)],
    ['in stereo', riff(fmt({ channels: 2 }), DATA)],
    ['of 8 kHz', riff(fmt({ rate: 8000 }), DATA)],
    ['of 8 bits', riff(fmt({ bits: 8 }), DATA)],
    ['of another number of bytes per second', riff(fmt({ bytesPerSecond: 1 }), DATA)],
    ['of blocks of another size', riff(fmt({ block: 1 }), DATA)],
    ['with a RIFF size that is too large', withUInt32(4, 0xffffffff)],
    ['with a RIFF size that is too small', withUInt32(4, 36)],
    ['with a data size that is too large', withUInt32(40, 0xffffffff)],
    ['with a data size one sample beyond the file', withUInt32(40, SAMPLES.byteLength + 2)],
    ['with half a sample', riff(fmt(), chunk('data', SAMPLES.subarray(1)))],
    ['with a size of the format that is too small', riff(chunk('fmt ', Buffer.alloc(14)), DATA)],
    ['with a second data chunk', riff(fmt(), DATA, DATA)],
    ['with a second format', riff(fmt(), fmt(), DATA)],
    ['with its data before the format', riff(DATA, fmt())],
    ['without data', riff(fmt())],
    ['without a format', riff(DATA)],
    ['with bytes after its end', Buffer.concat([SPOKEN, Buffer.alloc(8)])],
    ['cut off in a chunk’s head', riff(fmt(), DATA, Buffer.from('LIST'))],
    ['with too many chunks before the data', riff(...Array<Buffer>(64).fill(chunk('abcd')), fmt(), DATA)],
    ['with too many chunks after the data', riff(fmt(), DATA, ...Array<Buffer>(64).fill(chunk('abcd')))],
    ['with many empty chunks', riff(fmt(), DATA, ...Array<Buffer>(100_000).fill(chunk('abcd')))],
  ])('refuses a file %s', (_, file) => {
    expect(read(file)).toBeNull();
  });

  it('refuses any bytes or returns a file of exactly format and samples', () => {
    const bytes = fc.uint8Array({ maxLength: 60 }).map((content) => Buffer.from(content));
    const part = fc.oneof(
      bytes,
      bytes.map((content) => chunk('data', content)),
      bytes.map((content) => chunk('LIST', content)),
      fc.constantFrom(fmt(), DATA, fmt({ channels: 2 })),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const recording = read(riff(...parts));
        if (recording === null) return;
        const wav = Buffer.from(recording.wav);
        expect(wav).toEqual(riff(fmt(), chunk('data', wav.subarray(44))));
      }),
      { numRuns: runs(50) },
    );
  });
});
