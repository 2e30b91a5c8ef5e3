import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { oneAtATime } from '../../scripts/test/one-at-a-time.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function onPath(): string | undefined {
  const candidates = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      // If the file is not in this folder, the next folder of the PATH is tried.
      return false;
    }
  });
}

/**
 * Unpacks the package's browser into the folder for temporary files, which several runs share. The package takes a file
 * that another process is still writing for a whole browser.
 */
function unpack(): void {
  const script = "await (await import('@sparticuz/chromium')).default.executablePath()";
  oneAtATime(join(tmpdir(), 'alento-browser.lock'), () => execFileSync(process.execPath, ['--eval', script]));
}

/** Finds the system's Chromium, or else the one of an npm package, so that no browser has to be installed. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const system = onPath();
  if (system !== undefined) return { executablePath: system, args: FLAGS };
  // A parent process has already unpacked the browser. Its library path is in the environment too.
  const unpacked = process.env.ALENTO_BROWSER;
  if (unpacked !== undefined) return { executablePath: unpacked, args: FLAGS };
  // If this variable is set, the package also unpacks libraries that a minimal system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  unpack();
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  process.env.ALENTO_BROWSER = executablePath;
  return { executablePath, args: FLAGS };
}
