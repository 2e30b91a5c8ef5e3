import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeptSession, openAs, signInDemoPerson } from '../support/demo-person.ts';
import { expect, test } from '../support/fixtures.ts';
import { loadedScripts } from '../support/loaded-scripts.ts';

/** Written by the build together with the budgets; `npm run bytes:web` prints it. */
const BYTES = join(import.meta.dirname, '../../apps/web/dist/.vite/script-bytes.json');
type RouteBytes = { path: string; as: 'guest' | 'member'; files: string[] };
const routes: RouteBytes[] = JSON.parse(readFileSync(BYTES, 'utf8'));

let person: KeptSession;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.ALENTO_ADDRESS ?? '' });
  person = await signInDemoPerson(request);
  await request.dispose();
});

for (const { path, as, files } of routes) {
  test(`${path} carrega para a primeira tela só o que o seu orçamento conta`, { tag: '@whole' }, async ({ page }) => {
    if (as === 'member') await openAs(page, person);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { first } = await loadedScripts(page);
    expect(first.filter((file) => !files.includes(file))).toEqual([]);
  });
}
