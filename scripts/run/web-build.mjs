import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { buildWhenChanged } from './when-changed.mjs';

/** What the app consists of. */
export const WEB_SOURCES = ['apps/web', 'packages', 'content', 'package-lock.json'];

/** Builds the web app if its sources differ from those of the last build. */
export function buildWebWhenChanged() {
  buildWhenChanged({
    sources: WEB_SOURCES,
    dist: join(ROOT, 'apps/web/dist'),
    lock: join(ROOT, 'node_modules/.web-build'),
    message: 'Montando o aplicativo web…',
    script: 'apps/web/build/build.ts',
  });
}
