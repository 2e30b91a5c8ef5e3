import { DOSE_STATUSES, type DoseStatus } from '@alento/domain/medication/medication';
import { MOOD_LABELS, MOOD_SCORES, type MoodScore } from '@alento/domain/mood-entry/scale';
import { SLOTS } from '@alento/domain/reminder/slots';
import type { PushData } from './push-payload.ts';
import { doseTexts } from './worker-texts.copy.ts';

/** A button of a notification. */
export type NotificationAction = { readonly action: string; readonly title: string };

/** What a press on a button means. */
export type Press = { readonly score: MoodScore } | { readonly dose: DoseStatus };

const BEM = 3;
const MAL = 1;
/** Most platforms show two buttons: one for each direction comes first, then the rest, worst to best. */
const IN_ORDER: readonly MoodScore[] = [BEM, MAL, ...MOOD_SCORES.filter((score) => score !== BEM && score !== MAL)];

const FACES: readonly NotificationAction[] = IN_ORDER.map((score) => ({
  action: `mood-${score}`,
  title: MOOD_LABELS[score],
}));

/** "Depois" comes before "Pulei", which can also be noted in the app that a press on the notification opens. */
const DOSES_IN_ORDER: readonly DoseStatus[] = ['taken', 'later', 'skipped'];

const DOSES: readonly NotificationAction[] = DOSES_IN_ORDER.map((status) => ({
  action: `dose-${status}`,
  title: doseTexts[status],
}));

const MOOD_KINDS: readonly (string | undefined)[] = ['mood', ...SLOTS];

/**
 * The buttons of a notification, as many as the platform shows. In discreet mode there are none: they would tell what
 * the notification is about.
 */
export function actionsOf({ kind, discreet }: PushData, most: number): NotificationAction[] {
  if (discreet === '1') return [];
  const offered = kind === 'medication' ? DOSES : MOOD_KINDS.includes(kind) ? FACES : [];
  return offered.slice(0, most);
}

/** What a pressed button means; null for a press on the notification itself, and for unknown buttons. */
export function pressOf(action: string): Press | null {
  const dose = DOSE_STATUSES.find((status) => action === `dose-${status}`);
  if (dose !== undefined) return { dose };
  const score = MOOD_SCORES.find((one) => action === `mood-${one}`);
  return score === undefined ? null : { score };
}
