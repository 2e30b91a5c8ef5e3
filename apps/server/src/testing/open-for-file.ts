import { afterAll } from 'vitest';

/** Waits for what a test file opens at its top level, and closes it after the file's last test. */
export async function openForFile<Opened extends { close(): Promise<void> }>(
  opening: Promise<Opened>,
): Promise<Opened> {
  const opened = await opening;
  afterAll(() => opened.close());
  return opened;
}
