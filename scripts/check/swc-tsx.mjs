// Enables JSX for .tsx files in swc. dependency-cruiser parses with swc, because it doesn't support TypeScript 7, but
// it doesn't enable JSX. This module has to be preloaded.
import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });
