// @vitest-environment jsdom
import { SUMMARY_POLLING } from '@alento/domain/insight/limits';
import { expect, it, vi } from 'vitest';
import { Intent } from '../../../lib/intent/intent.ts';
import { offContract } from '../../../testing/fake-server/reply.ts';
import { aSummary, begun, server, state, TODAY, withInsights } from '../insight.harness.ts';
import { requestSummary } from './request-summary.ts';

withInsights();

const request = () =>
  requestSummary({
    userId: 'maria',
    today: TODAY,
    mark: 'm',
    profile: 'default',
    intent: new Intent<null>(),
    signal: new AbortController().signal,
    onSign: () => undefined,
  }).catch((error: unknown) => error);
const words = async (): Promise<string> => {
  const pending = request();
  await vi.advanceTimersByTimeAsync(SUMMARY_POLLING.default.attempts * SUMMARY_POLLING.default.everyMs);
  const error = await pending;
  return error instanceof Error ? error.message : 'no error';
};

it.each([
  ['null', offContract('null'), 'Resposta vazia da API'],
  ['no body', offContract(null), 'Resposta vazia da API'],
  ['a blank summary', aSummary({ summary: ' \n' }), 'Resposta sem conteúdo de insights'],
  ['an empty object', offContract('{}'), 'Resposta sem conteúdo de insights'],
  ['no polling URL', offContract('{"requestId": "a"}'), 'Servidor retornou 202 sem URL para polling'],
])('requestSummary throws an error after this response: %s', async (_what, answer, text) => {
  server.request = [answer];
  expect(await words()).toBe(text);
});

it('requestSummary names in its error the number of polls before it gave up', async () => {
  server.request = [begun];
  server.poll = [state('processing')];
  expect(await words()).toBe('Tempo esgotado após 15 tentativas de polling');
});

it('requestSummary throws different errors for a finished summary without text and for a failed one', async () => {
  server.request = [begun];
  server.poll = [state('completed', { summary: '' }), state('error', { message: 'Por isto.' })];
  expect(await words()).toBe('Resposta sem conteúdo de insights');
  expect(await words()).toBe('Por isto.');
});

it('requestSummary assigns a summary that is a plain string to the week that ends today', async () => {
  server.request = [offContract('"Foi assim."')];
  expect(await request()).toEqual({
    insight: { text: 'Foi assim.', startDate: '2026-11-15', endDate: TODAY, writtenBy: null },
    mark: 'm',
  });
});
