import { CLIENT_VERSION_HEADER, TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import { OUTBOX_CALL_MAX_MS } from '@alento/domain/outbox/limits';
import { clientVersion } from '../src/lib/api/client-version.ts';
import { timeZone } from '../src/lib/time/clock.ts';
import { sharedSession } from '../src/platform/worker-store.ts';
import type { NoteDose } from './notifications/open-notification.ts';

/**
 * Notes the doses of a notification, without a page. Several medicines may have the same time. Without a network, or
 * without the account's session, nothing is noted: the page opens instead, where the person does it.
 *
 * @returns `sent` if the server has all of them, else `no-session`. A repeated call changes nothing that was noted.
 */
export const noteDoseFromNotification: NoteDose = async (status, { account, data }) => {
  const session = await sharedSession();
  const { medicationIds, date, time } = data;
  if (session === null || session.userId !== account || !medicationIds || !date || !time) return 'no-session';
  const responses = await Promise.all(
    medicationIds.split(',').map((medicationId) =>
      fetch('/api/medication-doses', {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${session.token}`,
          'Content-Type': 'application/json',
          [TIME_ZONE_HEADER]: timeZone(),
          [CLIENT_VERSION_HEADER]: clientVersion('web'),
        },
        body: JSON.stringify({ medicationId, date, time, status }),
        signal: AbortSignal.timeout(OUTBOX_CALL_MAX_MS),
      }),
    ),
  );
  return responses.every(({ ok }) => ok) ? 'sent' : 'no-session';
};
