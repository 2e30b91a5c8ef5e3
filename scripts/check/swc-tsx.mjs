// dependency-cruiser parses with swc (it knows no TypeScript 7) but never tells it that a .tsx file
// holds JSX. Loaded before it, this does.
import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });
