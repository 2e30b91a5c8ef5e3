import { join } from 'node:path';
import { ROOT } from '../run/install.mjs';
import { WEB_SOURCES } from '../run/web-build.mjs';
import { buildWhenChanged } from '../run/when-changed.mjs';

const CACHE = join(ROOT, 'node_modules/.cache');

/** Builds the app of the native shell for the browser tests, if its sources differ from those of the last build. */
export function buildShellWhenChanged() {
  const dist = join(CACHE, 'shell-for-stories');
  buildWhenChanged({
    sources: WEB_SOURCES,
    dist,
    lock: join(ROOT, 'node_modules/.shell-build'),
    message: 'Montando o aplicativo do celular…',
    script: 'apps/web/build/build-for-stories.ts',
    args: [dist],
  });
}
