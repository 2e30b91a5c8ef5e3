// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readJson, writeJson } from '../../lib/session/device/device-json.ts';
import { session } from '../../lib/session/session.ts';
import { KEPT_SUMMARY } from '../../state/mood/weekly-summary-store.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { useRemoveTag } from '../tag/tag.mutations.ts';
import { useCorrectMood, useRecordBatch, useRecordMood, useRemoveMood } from './mood-entry.mutations.ts';

const ENTRY = { id: 'a', score: 3, note: '', timestamp: 1, ai_analysis: '', tags: [] };

beforeEach(() => session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com'));
afterEach(() => session.leave());

/**
 * Runs a mutation while a weekly summary is cached on the device, and returns whether it is still cached afterwards.
 */
async function keptAfter<Input>(
  useChange: () => { mutateAsync: (input: Input) => Promise<unknown> },
  input: Input,
): Promise<boolean> {
  writeJson('maria', KEPT_SUMMARY, { text: 'Foi assim.' });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useChange, { wrapper });
  expect(readJson('maria', KEPT_SUMMARY)).not.toBeNull();
  await act(() => result.current.mutateAsync(input));
  return readJson('maria', KEPT_SUMMARY) !== null;
}

it('every mutation of entries drops the cached weekly summary', async () => {
  server.answer('POST /mood-entries', ENTRY);
  server.answer('POST /mood-entries/batch', { entries: [ENTRY] });
  server.answer('PUT /mood-entries/{id}', ENTRY);
  server.answer('DELETE /mood-entries/{id}');
  server.answer('DELETE /tags/{id}');
  const recording = { key: 'k', body: { score: 3, note: '' } };
  expect(await keptAfter(useRecordMood, recording)).toBe(false);
  const batch = { key: 'k', body: [{ score: 3, note: '' }] };
  expect(await keptAfter(useRecordBatch, batch)).toBe(false);
  expect(await keptAfter(useCorrectMood, { entry: ENTRY, score: 4, note: '' })).toBe(false);
  expect(await keptAfter(useRemoveMood, 'a')).toBe(false);
  expect(await keptAfter(useRemoveTag, 'tag')).toBe(false);
});
