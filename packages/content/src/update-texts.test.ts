import { PREVIOUS_BUNDLES_MAX, UPDATE_CHECK_MS } from '@alento/domain/update/updates';
import { expect, it } from 'vitest';
import { helpOf } from './product-texts.harness.ts';

it('the help page about updates states the numbers of the domain', () => {
  expect(helpOf('app-update')).toContain(`a cada ${UPDATE_CHECK_MS / 3_600_000} horas`);
  expect(helpOf('app-update')).toContain(`até ${PREVIOUS_BUNDLES_MAX} versões anteriores`);
});
