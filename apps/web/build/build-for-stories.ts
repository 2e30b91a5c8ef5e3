import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildForShell } from './build-shell.ts';

/** Builds the app of the native shell for the browser tests, which play the server at this address. */
const PUBLIC_URL = 'https://alento.test';
const VERSION = '0.1.0+202611281200';

const [dist] = process.argv.slice(2);
if (dist === undefined) throw new Error('Usage: node build-for-stories.ts FOLDER');
await buildForShell({ dist, publicUrl: PUBLIC_URL, version: VERSION, hasUpdates: true });

const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
const sizes = await Promise.all(
  files.map(async ({ parentPath, name }) => [parentPath, (await stat(join(parentPath, name))).size] as const),
);
const sum = (all: typeof sizes): string => `${(all.reduce((total, [, size]) => total + size, 0) / 1e6).toFixed(2)} MB`;
const pictures = sizes.filter(([folder]) => folder.startsWith(join(dist, 'imagens')));
process.stdout.write(`Aplicativo do celular: ${files.length} arquivos, ${sum(sizes)} (imagens ${sum(pictures)})\n`);
