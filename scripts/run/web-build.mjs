import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { buildWhenChanged } from './when-changed.mjs';

/** Builds the web app if its sources differ from those of the last build. */
export function buildWebWhenChanged() {
  buildWhenChanged({
    dist: join(ROOT, 'apps/web/dist'),
    lock: join(ROOT, 'node_modules/.web-build'),
    told: 'Montando o aplicativo web…',
    script: 'build.ts',
  });
}
