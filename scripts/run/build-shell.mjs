/** Builds the web app for the native shell: `node scripts/run/build-shell.mjs FOLDER PUBLIC_URL VERSION`. */
import { buildForShell } from '../../apps/web/build/build-shell.ts';

const [dist, publicUrl, version] = process.argv.slice(2);
if (!dist || !publicUrl || !version) throw new Error('Usage: build-shell.mjs FOLDER PUBLIC_URL VERSION');
await buildForShell({ dist, publicUrl, version, hasUpdates: true });
