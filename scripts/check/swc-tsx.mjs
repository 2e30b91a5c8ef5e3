// dependency-cruiser parses with swc, because it doesn't support TypeScript 7, but doesn't enable JSX for
// .tsx files. Preloading this module enables it.
import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });
