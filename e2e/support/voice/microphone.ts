import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sentence } from './sentences.ts';
import { spokenFile } from './spoken-file.ts';

/** Flags of a Chromium whose microphone plays a file. The file is read again each time the microphone is opened. */
export const microphoneFlags = (file: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
];

/** Uses a file for what a browser's microphone plays, in a folder of its own that is removed afterwards. */
export async function withMicrophoneFile(use: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'alento-e2e-microphone-'));
  await use(join(folder, 'microphone.wav'));
  await rm(folder, { recursive: true, force: true });
}

/** The microphone of a worker's browser. */
export type Microphone = {
  /** What it hears when a page opens it the next time. */
  hears(sentence: Sentence): Promise<void>;
};

export const microphoneOf = (file: string): Microphone => ({
  async hears(sentence) {
    await writeFile(`${file}.new`, await spokenFile(sentence));
    await rename(`${file}.new`, file);
  },
});
