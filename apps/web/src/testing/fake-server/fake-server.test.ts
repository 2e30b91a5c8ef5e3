// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isOffline } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { server } from './fake-server.ts';
import { endTest } from './network.ts';

const average = () => call('GET /mood-patterns/daily-average', { query: { date: '2026-11-21' } });
const remove = (id: string) => call('DELETE /mood-entries/{id}', { params: { id } });
const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

it('a response does not compile if it violates the contract', () => {
  // @ts-expect-error the average is a number
  server.answer('GET /mood-patterns/daily-average', { average: 'three' });
  // @ts-expect-error a response has every field
  server.answer('GET /mood-patterns/daily-average', {});
  // @ts-expect-error this endpoint has no such parameter
  server.answer('DELETE /mood-entries/{id}', ({ params }) => void params.entryId);
  // @ts-expect-error the contract has no such endpoint
  server.answer('GET /mood', []);
  // @ts-expect-error the catalogue has no such code
  server.refuse('GET /tags', 422, 'NOT_LIKED');
  // @ts-expect-error this endpoint responds with a body
  server.answer('GET /tags');
  server.answer('DELETE /mood-entries/{id}');
});

it('endTest() returns requests without a response and errors of response functions, and forgets the test', async () => {
  vi.useFakeTimers();
  server.answer('GET /mood-patterns/daily-average', () => {
    throw new Error('Not asked for');
  });
  const both = Promise.all([failure(remove('e1')), failure(average())]);
  await vi.runAllTimersAsync();
  expect((await both).map(isOffline)).toEqual([true, true]);
  const reported = new Set(endTest().map((problem) => (problem as Error).message));
  expect(reported).toEqual(new Set(['Not asked for', 'The test has no answer to DELETE /mood-entries/e1']));
  expect(server.calls()).toEqual([]);
  expect(endTest()).toEqual([]);
  vi.useRealTimers();
});
