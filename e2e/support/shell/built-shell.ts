import { join } from 'node:path';

/** Folder of the shell's build (scripts/test/shell-build.mjs). */
export const BUILT = join(import.meta.dirname, '../../../node_modules/.cache/shell-for-stories');

/** Version of the web app in that build (apps/web/build/build-for-stories.ts). */
export const BUILT_VERSION = '0.1.0+202611281200';
