import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

/** Paths of the files in the file store of a test app. */
export async function storedFiles({ filesFolder }: TestApp): Promise<string[]> {
  const files = await readdir(filesFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  return files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Whether the file store has a file of this name. */
export const isStored = async (app: TestApp, name: string): Promise<boolean> =>
  (await storedFiles(app)).some((path) => path.endsWith(`/${name}`));
