import { join } from 'node:path';
import { KEPT_BUNDLES, UPDATE_CHECK_MS } from '@alento/domain/update/updates';
import { expect, it } from 'vitest';
import { readHelpPages } from './help.ts';

const help = await readHelpPages(join(import.meta.dirname, '../../../content'));

it('the help page about updates states the numbers of the domain', () => {
  const page = help.find(({ id }) => id === 'app-update');
  expect(page?.html).toContain(`a cada ${UPDATE_CHECK_MS / 3_600_000} horas`);
  expect(page?.html).toContain(`até ${KEPT_BUNDLES} versões anteriores`);
});
