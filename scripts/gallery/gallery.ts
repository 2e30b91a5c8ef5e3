import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, request } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/running-product.ts';
import { ROOT } from '../run/install.mjs';
import { buildWebWhenChanged } from '../run/web-build.mjs';
import { seedPeople, storedSessions } from './people.ts';
import { FORMS } from './scene.ts';
import { scenesOn } from './scenes.ts';
import { type Drawn, visit } from './visit.ts';

const FOLDER = join(ROOT, 'gallery');
const TIME_ZONE = 'America/Sao_Paulo';
const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
const USAGE = `npm run gallery [-- --only ROUTE …] [--forms FORM,…]
Draws every screen in its states into gallery/, and looks for problems.
  --only   a path as in e2e/support/routes.ts; more than one is allowed
  --forms  of ${FORMS.map(({ name }) => name).join(', ')}
`;

const {
  only,
  forms: names,
  help,
} = parseArgs({
  options: { only: { type: 'string', multiple: true }, forms: { type: 'string' }, help: { type: 'boolean' } },
}).values;
const wanted = names?.split(',');
const forms = FORMS.filter(({ name }) => wanted?.includes(name) ?? true);
// The demo account has entries on each of the last two days, so the day before today certainly has entries.
const yesterday = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(Date.now() - 86_400_000);
const scenes = scenesOn(yesterday).filter(({ route }) => only?.includes(route) ?? true);
if (help || forms.length === 0 || scenes.length === 0) {
  process.stdout.write(USAGE);
  process.exit(help ? 0 : 2);
}

/** Takes the pictures of every scene in every variant, one after the other, in one browser. */
async function draw(dataDir: string): Promise<Drawn[]> {
  seedPeople(dataDir);
  const { address: baseURL, stop } = await startProduct(dataDir);
  const browser = await chromium.launch(await findBrowser());
  const all: Drawn[] = [];
  try {
    const options = { baseURL, locale: 'pt-BR', timezoneId: TIME_ZONE, reducedMotion: 'reduce' } as const;
    const stored = await storedSessions(await request.newContext({ baseURL }), baseURL, TIME_ZONE);
    for (const scene of scenes)
      for (const size of scene.sizes) {
        const ofSize = forms.filter((form) => form.size === size);
        if (ofSize.length === 0) continue;
        const own = { ...options, ...DEVICES[size], storageState: stored[scene.viewer] };
        for (const drawn of await visit(browser, own, scene, ofSize, FOLDER)) {
          all.push(drawn);
          const head = `${drawn.problems.length === 0 ? 'ok  ' : 'FAIL'} ${scene.route} · ${scene.name} · ${drawn.form}`;
          process.stdout.write(`${[head, ...drawn.problems].join('\n       ')}\n`);
        }
      }
  } finally {
    await browser.close();
    await stop();
  }
  return all;
}

buildWebWhenChanged();
if (only === undefined && wanted === undefined) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'alento-gallery-'));
const drawn = await draw(dataDir).finally(() => rmSync(dataDir, { recursive: true, force: true }));
const album = drawn
  .flatMap(({ pictures }) => pictures)
  .map(
    (name) =>
      `<figure><a href="${name}"><img src="${name}" loading="lazy" alt=""></a><figcaption>${name}</figcaption></figure>`,
  );
const STYLE = 'figure { display: inline-block } img { max-width: 320px }';
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><title>Galeria</title><style>${STYLE}</style>${album.join('\n')}`,
);
const bad = drawn.filter(({ problems }) => problems.length > 0);
process.stdout.write(`\n${drawn.length} scenes drawn, ${bad.length} with problems. ${join(FOLDER, 'index.html')}\n`);
process.exit(bad.length === 0 ? 0 : 1);
