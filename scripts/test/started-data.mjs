import { join } from 'node:path';
import { ROOT } from '../run/install.mjs';
import { SERVER_SOURCES } from '../run/server-build.mjs';
import { buildWhenChanged } from '../run/when-changed.mjs';

const DIST = join(ROOT, 'node_modules/.cache/started-data');
const DATA = join(DIST, 'data');
let isReady = false;

/**
 * Returns a data folder that a server has used once, with key file, migrated embedded database and legal texts. Copy
 * it: a first start takes several times the processor time of a later one.
 */
export function startedData() {
  if (!isReady)
    buildWhenChanged({
      sources: [...SERVER_SOURCES, 'scripts/test/start-once.mjs'],
      dist: DIST,
      lock: join(ROOT, 'node_modules/.started-data'),
      message: 'Preparando um banco de dados para os testes…',
      script: 'scripts/test/start-once.mjs',
      args: [DATA],
    });
  isReady = true;
  return DATA;
}
