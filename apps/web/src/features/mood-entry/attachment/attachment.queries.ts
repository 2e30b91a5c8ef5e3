import type { Attachment, AttachmentList } from '@alento/contract/attachment';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { firstDayOf, lastDayOf, type MonthKey } from '../../../lib/time/calendar-grid.ts';
import { attachmentKeys } from '../../../state/mood/attachment.keys.ts';
import { readAgain } from '../../../state/mood/mood-entry.cache.ts';
import type { SentAttachment } from './attachment-body.ts';

/** Reads what is attached to the entries of a month. */
export const attachmentsQuery = (month: MonthKey) => {
  const [startDate, endDate] = [firstDayOf(month), lastDayOf(month)];
  return apiQuery(attachmentKeys.range(startDate, endDate), 'GET /attachments', { query: { startDate, endDate } });
};

/** What this page has sent, which is shown while the list of its month isn't loaded. Never fetched. */
export const sentQuery = () =>
  queryOptions<Attachment[]>({ queryKey: ['sent-attachments', session.userId()], queryFn: skipToken });

/** The keys that attachments had before they were sent, by id. */
const keys = new Map<string, string>();

/** What identifies an attachment on the screen: the same before and after it is sent. */
export const keyOf = (id: string): string => keys.get(id) ?? id;

const changeLists = (change: (list: AttachmentList) => AttachmentList): void =>
  void queryClient.setQueriesData<AttachmentList>({ queryKey: attachmentKeys.all() }, (list) => list && change(list));

/** Shows a sent attachment at once. It is added to every list, because only its entry says of which days it is. */
export function addToLists(sent: SentAttachment): void {
  keys.set(sent.id, sent.fileId);
  const isSent = ({ id }: Attachment): boolean => id === sent.id;
  queryClient.setQueryData(sentQuery().queryKey, (before = []) => (before.some(isSent) ? before : [...before, sent]));
  changeLists((list) => {
    if (list.attachments.some(isSent)) return list;
    const { attachments, leftThisMonth: left } = list;
    return { attachments: [...attachments, sent], leftThisMonth: left && left - 1 };
  });
  void readAgain(queryClient, { queryKey: attachmentKeys.all() });
}

/** Removes a deleted attachment from every list. */
export function dropFromLists(id: string): void {
  const without = (all: Attachment[]): Attachment[] => all.filter((one) => one.id !== id);
  queryClient.setQueryData(sentQuery().queryKey, (before) => before && without(before));
  changeLists((list) => ({ ...list, attachments: without(list.attachments) }));
  void readAgain(queryClient, { queryKey: attachmentKeys.all() });
}
