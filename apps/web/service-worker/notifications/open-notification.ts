import { paths } from '@alento/domain/interface/paths';
import type { DoseStatus } from '@alento/domain/medication/medication';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { notificationText } from '@alento/domain/reminder/notification-texts.copy';
import { tapTargetOf } from '../../src/platform/notifications/tap-target.ts';
import { pressOf } from './actions.ts';
import { lookOf, type NotificationRegistration } from './notification-look.ts';
import { openPage, type Pages } from './open-page.ts';
import type { PushData } from './push-payload.ts';

/** What became of something that was recorded from a notification. */
type Recorded = 'sent' | 'stored' | 'no-session';

/** For whom and when something is recorded. */
type Occasion = {
  /** The account of the notification; the device may be signed in to another one. */
  readonly account: string | null;
  /** When it was pressed, ms epoch. */
  readonly at: number;
};

/** Records a mood through the outbox of the account, if the device is signed in to it. */
export type RecordMood = (score: MoodScore, occasion: Occasion) => Promise<Recorded>;
/** Notes what was done about a dose, likewise. `data` says which one. */
export type NoteDose = (dose: DoseStatus, occasion: Occasion & { readonly data: PushData }) => Promise<Recorded>;

type Surroundings = {
  readonly pages: Pages;
  readonly origin: string;
  readonly registration: NotificationRegistration;
  readonly record: RecordMood;
  readonly noteDose: NoteDose;
  readonly now: number;
};

/** The follow-up of a recorded mood. It replaces itself, so that there is never a pile of them. */
const FOLLOW_UP_TAG = 'recorded';

/**
 * What a press on a notification does. A button records; without a session the page opens instead, where the person
 * signs in. A press on the notification itself opens its target.
 *
 * @param action the pressed button; '' for the notification itself.
 */
export async function openNotification(
  { data, action }: { data: PushData; action: string },
  { record, noteDose, registration, now, ...open }: Surroundings,
): Promise<void> {
  const press = pressOf(action);
  const occasion = { account: data.account ?? null, at: now };
  if (press === null) return openPage(tapTargetOf(data), open);
  if ('dose' in press) {
    const noted = await noteDose(press.dose, { ...occasion, data }).catch(() => 'no-session' as const);
    return noted === 'no-session' ? openPage(tapTargetOf(data), open) : undefined;
  }
  const recorded = await record(press.score, occasion).catch(() => 'no-session' as const);
  if (recorded === 'no-session') return openPage(paths.record, open);
  const isDiscreet = data.discreet === '1';
  const { title, body } = notificationText(recorded === 'sent' ? 'saved' : 'kept', isDiscreet);
  const next: PushData = {
    kind: recorded === 'sent' ? 'saved' : 'kept',
    url: paths.history,
    discreet: isDiscreet ? '1' : '0',
    ...(data.account === undefined ? {} : { account: data.account }),
  };
  await registration.showNotification(title, {
    ...lookOf(next, 0),
    body,
    tag: FOLLOW_UP_TAG,
    data: next,
    silent: true,
  });
}
