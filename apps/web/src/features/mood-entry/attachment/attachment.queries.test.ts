// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { addToLists, attachmentsQuery, dropFromLists } from './attachment.queries.ts';
import type { SentAttachment } from './attachment-body.ts';

const SENT: SentAttachment = {
  ...{ id: 'a1', entryId: 'e1', kind: 'photo', type: 'image/jpeg', bytes: 1, createdAt: 0 },
  ...{ width: 4, height: 3, durationMs: null, fileId: 'photo-1' },
};
const WITH = { attachments: [SENT], leftThisMonth: null };
const WITHOUT = { attachments: [], leftThisMonth: null };
const reads = () => server.calls('GET /attachments');

withMember();

it.each([
  ['a sent photo is', WITHOUT, WITH, () => addToLists(SENT)],
  ['a deleted photo is not', WITH, WITHOUT, () => dropFromLists(SENT.id)],
])('%s in a month whose first reading had begun before', async (_, before, after, change) => {
  const answerBefore = server.hold('GET /attachments');
  const month = new QueryObserver(queryClient, attachmentsQuery('2026-11'));
  const stop = month.subscribe(() => undefined);
  await vi.waitFor(() => expect(reads()).toHaveLength(1));
  server.answer('GET /attachments', after);
  change();
  answerBefore(before);
  await vi.waitFor(() => expect(reads()).toHaveLength(2));
  await vi.waitFor(() => expect(month.getCurrentResult().isFetching).toBe(false));
  expect(month.getCurrentResult().data).toEqual(after);
  stop();
});
