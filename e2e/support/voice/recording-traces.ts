import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { allBrowserData } from '../browser-data.ts';
import { readIfThere } from '../server-data.ts';
import type { VoiceProduct } from './voice-product.ts';

const WINDOW = 24;
/** Windows that are looked for, spread over the recording, so that also a part of it is found. */
const WINDOWS = 16;
/** Different bytes in a window, so that it occurs nowhere by chance. */
const VARIETY = 12;

/** Windows of a recording with enough different bytes. @throws if it has none, such as silence */
function windowsOf(recording: Buffer): Buffer[] {
  const step = Math.floor(recording.length / WINDOWS);
  const found: Buffer[] = [];
  for (let part = 0; part < WINDOWS; part += 1) {
    for (let at = part * step; at + WINDOW <= (part + 1) * step; at += WINDOW) {
      const window = recording.subarray(at, at + WINDOW);
      if (new Set(window).size < VARIETY) continue;
      found.push(window);
      break;
    }
  }
  if (found.length < WINDOWS / 2) throw new Error('The recording is too quiet to be recognised');
  return found;
}

/** The forms in which bytes can be stored: as they are, in base64 at each of its three offsets, in hex, as numbers. */
function formsOf(window: Buffer): Buffer[] {
  const inBase64 = [0, 1, 2].map((offset) => window.subarray(offset, offset + 21).toString('base64'));
  return [window, ...[...inBase64, window.toString('hex'), [...window].join(',')].map((text) => Buffer.from(text))];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The files of some folders that contain a part of a recording, in whatever form. */
async function filesWith(recording: Buffer, folders: readonly string[]): Promise<string[]> {
  const files = (await Promise.all(folders.map(filesIn))).flat();
  const found: string[] = [];
  for (const file of files) if (contains(await readIfThere(file), recording)) found.push(file);
  return found;
}

/** Whether bytes contain a part of a recording, in whatever form. */
const contains = (bytes: Buffer, recording: Buffer): boolean =>
  windowsOf(recording)
    .flatMap(formsOf)
    .some((form) => bytes.includes(form));

/** Expects that the search finds a part of the recording in each form. */
async function expectFound(recording: Buffer, folder: string): Promise<void> {
  const copy = join(folder, 'copy');
  const part = recording.subarray(20_001);
  for (const form of [part, part.toString('base64'), part.toString('hex'), JSON.stringify(part)]) {
    await writeFile(copy, form);
    expect(await filesWith(recording, [folder])).toEqual([copy]);
  }
  await rm(copy);
}

/** Expects that no part of a recording is on the server's disk, in its log or in the browser. */
export async function expectNoTraceOf(
  recording: Buffer,
  page: Page,
  { dataDir, tempDir, log }: VoiceProduct,
): Promise<void> {
  await expectFound(recording, tempDir);
  expect(await filesWith(recording, [dataDir, tempDir])).toEqual([]);
  expect(log()).not.toBe('');
  expect(contains(Buffer.from(log()), recording)).toBe(false);
  expect(contains(Buffer.from(await allBrowserData(page), 'latin1'), recording)).toBe(false);
}
