import { join } from 'node:path';
import { scriptBytesByRoute, scriptTable } from '../../apps/web/build/script-bytes.ts';
import { installWhatIsMissing, ROOT } from '../run/install.mjs';
import { buildWebWhenChanged } from '../run/web-build.mjs';

/** `npm run bytes:web`: prints the JavaScript that each route loads, with its budget. */
installWhatIsMissing();
buildWebWhenChanged();
process.stdout.write(`${scriptTable(await scriptBytesByRoute(join(ROOT, 'apps/web/dist')))}\n`);
