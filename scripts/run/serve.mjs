import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverFile } from './server-build.mjs';

// `npm run serve` runs the existing build in production. It installs and builds nothing.
if (!existsSync(join(import.meta.dirname, '../../apps/web/dist/pages.json'))) {
  process.stderr.write(
    'The web app is not built: run "npm run build", then "npm ci --omit=dev --omit=optional" (docs/operations.md).\n',
  );
  process.exit(1);
}
await import(serverFile('main.ts'));
