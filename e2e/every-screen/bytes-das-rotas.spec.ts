import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAs, signInDemoPerson } from '../support/demo-person.ts';
import { expect, test } from '../support/fixtures.ts';
import { scriptsOfFirstScreen } from '../support/loaded-scripts.ts';
import { open } from '../support/open.ts';

/** Written by the build together with the budgets; `npm run bytes:web` prints it. */
const BYTES = join(import.meta.dirname, '../../apps/web/dist/.vite/script-bytes.json');
type RouteBytes = { path: string; as: 'guest' | 'member'; files: string[] };

for (const as of ['guest', 'member'] as const) {
  test(`cada rota carrega para a primeira tela só o que o seu orçamento conta: ${as}`, {
    tag: '@whole',
  }, async ({ page, request }) => {
    const routes: RouteBytes[] = JSON.parse(readFileSync(BYTES, 'utf8'));
    if (as === 'member') await openAs(page, await signInDemoPerson(request));
    for (const { path, files } of routes.filter((route) => route.as === as)) {
      await open(page, path);
      const loaded = await scriptsOfFirstScreen(page);
      expect.soft(loaded, path).not.toEqual([]);
      expect
        .soft(
          // The last one is loaded only if an answer takes more than a second.
          loaded.filter((file) => !files.includes(file) && !file.includes('show-last-seen')),
          path,
        )
        .toEqual([]);
    }
  });
}
