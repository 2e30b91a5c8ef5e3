import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Waits for what a test file opens at its top level, and closes it after the file's last test. */
export async function openForFile<Opened extends { close(): Promise<void> }>(
  opening: Promise<Opened>,
): Promise<Opened> {
  const opened = await opening;
  afterAll(() => opened.close());
  return opened;
}

/** Waits for what a test opens, and closes it after the test. */
export async function openForTest<Opened extends { close(): Promise<void> }>(
  opening: Promise<Opened>,
): Promise<Opened> {
  const opened = await opening;
  onTestFinished(() => opened.close());
  return opened;
}

/** Makes a temporary folder, and removes it after the file's last test. */
export async function folderForFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'alento-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
