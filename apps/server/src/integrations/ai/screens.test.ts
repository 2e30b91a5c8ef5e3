import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

const paths = readFileSync(new URL('@alento/domain/interface/paths', import.meta.url), 'utf8');

it.each(Object.values(SCREENS))('%s is a path of the web app', (path) => {
  expect(paths).toContain(`'${path}'`);
});
