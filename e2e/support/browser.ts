import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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
      // Not here: the next folder of the path.
      return false;
    }
  });
}

/** The system's Chromium, else the one that comes inside an npm package: nothing to install by hand. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const system = onPath();
  if (system !== undefined) return { executablePath: system, args: FLAGS };
  // Unpacked before, by a process that started this one: what its libraries need is in the environment too.
  const unpacked = process.env.ALENTO_BROWSER;
  if (unpacked !== undefined) return { executablePath: unpacked, args: FLAGS };
  // The package looks for this to unpack the libraries a bare system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  process.env.ALENTO_BROWSER = executablePath;
  return { executablePath, args: FLAGS };
}
