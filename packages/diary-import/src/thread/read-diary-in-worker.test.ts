import { expect, it } from 'vitest';
import { csv, OPTIONS, readWhole } from '../testing/diary-files.harness.ts';
import { readDiaryInWorker } from './read-diary-in-worker.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const row = (place: number): string => `2024-03-15,,,22:10,bem,"a | b","","","nota ${place} ${'palavra '.repeat(20)}"`;
const TEN_THOUSAND = encode(csv(...Array.from({ length: 10_000 }, (_, place) => row(place))));
const TOO_COMPLEX = { ok: false, code: 'FILE_TOO_COMPLEX' };

it('readDiaryInWorker gives what readDiary gives, and leaves the bytes as they are', async () => {
  const bytes = encode(csv(row(1), 'erro'));
  const copy = Uint8Array.from(bytes);
  expect(await readDiaryInWorker(bytes, OPTIONS)).toEqual(readWhole(bytes));
  expect(bytes).toEqual(copy);
});

it('readDiaryInWorker leaves the event loop to others', async () => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  const started = performance.now();
  const diary = await readDiaryInWorker(TEN_THOUSAND, OPTIONS);
  const taken = performance.now() - started;
  clearInterval(timer);
  expect(diary.ok && diary.entries).toHaveLength(10_000);
  // The rest is copying. Read in this thread, the file would take nearly all of the time at once.
  expect(longest).toBeLessThan(taken / 2);
});

it('readDiaryInWorker refuses a file that takes too long', async () => {
  expect(await readDiaryInWorker(TEN_THOUSAND, OPTIONS, { timeoutMs: 1 })).toEqual(TOO_COMPLEX);
});

it('readDiaryInWorker refuses a file that takes too much memory', async () => {
  expect(await readDiaryInWorker(TEN_THOUSAND, OPTIONS, { memoryMb: 8 })).toEqual(TOO_COMPLEX);
});

it('readDiaryInWorker rejects if the reader itself has a fault', async () => {
  const options = { ...OPTIONS, source: 'other' as 'daylio' };
  await expect(readDiaryInWorker(encode('x'), options)).rejects.toThrow(TypeError);
});
