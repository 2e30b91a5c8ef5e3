import { readFileSync } from 'node:fs';

const SIGNATURE = '89504e470d0a1a0a';

/** Size and colour type of a PNG, from its header. */
export function readPng(file: string): { width: number; height: number; hasAlpha: boolean } {
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 8).toString('hex') !== SIGNATURE) throw new Error(`${file} isn't a PNG`);
  // Colour types 4 and 6 have an alpha channel.
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), hasAlpha: (bytes.readUInt8(25) & 4) !== 0 };
}
