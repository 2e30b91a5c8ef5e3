import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../e2e/support/browser.ts';
import manifest from '../package.json' with { type: 'json' };
import { buildWebWhenChanged } from '../scripts/run/web-build.mjs';
import { isWholeTier } from '../testing/tier/tier.ts';

const ROOT = join(import.meta.dirname, '..');
/** Longer than any command takes on a busy machine. */
const TIMEOUT_MS = 240_000;
/** Files that the commands rewrite in their full form. */
const WRITTEN = [
  'packages/crisis-check/src/reading/weights.ts',
  'packages/local-assistant/src/understanding/weights.bin',
];
const SCRIPTS: Readonly<Record<string, string>> = manifest.scripts;
/** Names of the measuring commands in package.json. */
const MEASURING = /^(?:(?:bench|chaos|safety):|assistant:(?:figures|train)$)/;
/** The commands that the required tier runs: a killed server, the crisis check and the assistant. */
const REQUIRED = ['chaos:kill', 'safety:figures', 'assistant:figures'];
const COMMANDS = isWholeTier ? Object.keys(SCRIPTS).filter((name) => MEASURING.test(name)) : REQUIRED;

const digests = (): string => execFileSync('git', ['hash-object', ...WRITTEN], { cwd: ROOT, encoding: 'utf8' });

/** Runs the command like npm, with its temporary files in the given folder. */
function runSmokeForm(name: string, folder: string): Promise<{ code: number | null; output: string }> {
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(`exec ${SCRIPTS[name]} --smoke`, {
    cwd: ROOT,
    shell: true,
    timeout: TIMEOUT_MS - 10_000,
    env: { ...process.env, PATH: path, TMPDIR: folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Processes whose arguments or environment mention the folder. */
async function processesIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (file: string) => readFile(join('/proc', pid, file), 'utf8').catch(() => '');
    const command = (await read('cmdline')).replaceAll('\0', ' ');
    if (`${command} ${await read('environ')}`.includes(folder)) found.push(`${pid} ${command}`);
  }
  return found;
}

beforeAll(async () => {
  buildWebWhenChanged();
  // The browser is unpacked in advance, so that its files don't count as left behind by a command. The commands of the
  // required tier open none.
  if (isWholeTier) await findBrowser();
}, TIMEOUT_MS);

it.concurrent.each(COMMANDS)(
  'npm run %s -- --smoke succeeds, changes no file and leaves no process or file behind',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'alento-smoke-'));
    // If the tests run as root, PostgreSQL runs as another user and needs access to the folder.
    await chmod(folder, 0o755);
    const before = digests();
    try {
      const { code, output } = await runSmokeForm(name, folder);
      expect(code, output).toBe(0);
      expect(await readdir(folder)).toEqual([]);
      expect(await processesIn(folder)).toEqual([]);
      expect(digests()).toBe(before);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);
