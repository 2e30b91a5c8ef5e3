import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/running-product.ts';
import { ROOT } from '../run/install.mjs';
import { buildWebWhenChanged } from '../run/web-build.mjs';
import { writeAlbum } from './album.ts';
import { FORMS } from './forms.ts';
import { seedPeople, signIn } from './people.ts';
import { scenesOn } from './scenes.ts';
import { type Drawn, visit } from './visit.ts';

const FOLDER = join(ROOT, 'gallery');
const TIME_ZONE = 'America/Sao_Paulo';

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, forms: { type: 'string' } },
});
const wanted = values.forms?.split(',');
const forms = FORMS.filter(({ name }) => wanted === undefined || wanted.includes(name));
if (forms.length === 0) {
  process.stderr.write(`Forms are: ${FORMS.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}
// The demo account has entries on each of the last two days, so the day before today certainly has entries.
const today = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date());
const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
const scenes = scenesOn(yesterday).filter(({ route }) => values.only === undefined || values.only.includes(route));
if (scenes.length === 0) {
  process.stderr.write('No such route: --only takes a path as in e2e/support/routes.ts\n');
  process.exit(2);
}

function tell({ scene, form, problems }: Drawn): void {
  const head = `${scene.route} · ${scene.name} · ${form.name}`;
  if (problems.length === 0) process.stdout.write(`ok   ${head}\n`);
  else process.stdout.write(`FAIL ${head}\n${problems.map((text) => `       ${text}\n`).join('')}`);
}

/** Takes the pictures of every scene in every variant, one after the other, in one browser. */
async function draw(dataDir: string): Promise<Drawn[]> {
  seedPeople(dataDir);
  const product = await startProduct(dataDir);
  const browser = await chromium.launch(await findBrowser());
  const all: Drawn[] = [];
  try {
    const options = { baseURL: product.address, locale: 'pt-BR', timezoneId: TIME_ZONE };
    const stored = await signIn(browser, options);
    for (const scene of scenes) {
      for (const size of scene.sizes) {
        const ofSize = forms.filter((form) => form.size === size);
        const drawn = await visit(browser, options, stored, scene, ofSize, FOLDER);
        drawn.forEach(tell);
        all.push(...drawn);
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return all;
}

buildWebWhenChanged();
if (values.only === undefined && wanted === undefined) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'alento-gallery-'));
let drawn: Drawn[];
try {
  drawn = await draw(dataDir);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
writeAlbum(FOLDER, drawn);
const bad = drawn.filter(({ problems }) => problems.length > 0);
process.stdout.write(`\n${drawn.length} scenes drawn, ${bad.length} with problems. ${join(FOLDER, 'index.html')}\n`);
process.exit(bad.length === 0 ? 0 : 1);
