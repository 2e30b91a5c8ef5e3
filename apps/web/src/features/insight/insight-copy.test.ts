import { INSIGHT_RETRIES } from '@alento/domain/insight/limits';
import { expect, it } from 'vitest';
import { daysCopy, insightCopy } from './insight.copy.ts';

it('insightCopy names the number of the retry', () => {
  expect(insightCopy.retrying(1)).toBe(`Reconectando ao serviço de IA... (tentativa 1 de ${INSIGHT_RETRIES})`);
});

it('daysCopy names the number of missing days', () => {
  expect(daysCopy.missing(4)).toMatch(/^Você já tem 4; falta 1\./);
  expect(daysCopy.missing(2)).toMatch(/^Você já tem 2; faltam 3\./);
});
