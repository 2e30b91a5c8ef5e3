import type { Attachment } from '@alento/contract/attachment';
import { localDateOf } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Waiting } from '../../../lib/outbox/outbox.ts';
import { type MonthKey, monthOf } from '../../../lib/time/calendar-grid.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { serverNow } from '../../../lib/time/clock-skew.ts';
import { dayOfEntry } from '../../../state/mood/entry-day.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { attachmentsQuery, keyOf, sentQuery } from './attachment.queries.ts';
import type { ShownAttachment } from './attachment.types.ts';
import type { AttachmentBody } from './attachment-body.ts';
import { attachmentOutbox, entryRefusal, sentEntryId } from './attachment-outbox.ts';

const stored = ({ id, kind, durationMs, width, height }: Attachment): ShownAttachment => ({
  id,
  key: keyOf(id),
  kind,
  durationMs,
  width,
  height,
});

const unsent = ({ id, body, refusal }: Waiting<AttachmentBody>): ShownAttachment => ({
  id,
  key: id,
  kind: body.kind,
  durationMs: body.durationMs ?? null,
  width: body.width ?? null,
  height: body.height ?? null,
  waiting: { refusal: refusal ?? entryRefusal(body) },
});

/** An entry that was just sent has its new id before what waits for it does. */
const isOf = ({ entryId, isLocal }: AttachmentBody, id: string): boolean =>
  entryId === id || (isLocal && sentEntryId(entryId) === id);

export type AttachmentsOf = {
  /** Those that the server has, then those that wait on this device. */
  shown: readonly ShownAttachment[];
  month: MonthKey;
  /** Unless `known`, the server may have others. */
  state: 'known' | 'loading' | 'failed';
  /** How many more the plan allows this month; null without a limit, and if it isn't known. */
  left: number | null;
  /** Loads the list of the month again. Resolves to whether it could be loaded. */
  retry: () => Promise<boolean>;
};

const monthAt = (at: number): MonthKey => monthOf(localDateOf(at, timeZone()));

/** The photos and the voice note of an entry. */
export function useAttachmentsOf(entry: DisplayedEntry): AttachmentsOf {
  const month = monthOf(dayOfEntry(entry, timeZone()));
  // The server knows nothing of an entry that only waits.
  const isAtServer = entry.waiting === undefined;
  const { data, isError, dataUpdatedAt, refetch } = useQuery({ ...attachmentsQuery(month), enabled: isAtServer });
  const { data: sent } = useQuery(sentQuery());
  const waiting = attachmentOutbox.useWaiting();
  const { id } = entry;
  const known = data?.attachments ?? sent;
  const shown = useMemo(
    () => [
      ...(known ?? []).filter(({ entryId }) => entryId === id).map(stored),
      ...waiting.filter(({ body }) => isOf(body, id)).map(unsent),
    ],
    [known, waiting, id],
  );
  const toSend = waiting.filter(({ refusal }) => refusal === null).length;
  // A list of another month, as without a network, says nothing about this one.
  const left = data && monthAt(dataUpdatedAt) === monthAt(serverNow()) ? data.leftThisMonth : null;
  return {
    shown,
    month,
    state: data || !isAtServer ? 'known' : isError ? 'failed' : 'loading',
    left: left && Math.max(0, left - toSend),
    retry: async () => (await refetch()).isSuccess,
  };
}
