import type { AdScreen } from '@alento/domain/interface/ad-placement';
import { paths } from '../../config/paths.ts';

/** Screens that are more than ordinary ones, by the beginning of their address. */
const KINDS: readonly [path: string, kind: AdScreen][] = [
  [paths.chat, 'chat'],
  [paths.records, 'records'],
  // Where a score of 0 opens the crisis contacts, and where help is looked for.
  [paths.record, 'crisis'],
  [paths.recordPast, 'crisis'],
  [paths.psychologists, 'crisis'],
  [paths.help, 'crisis'],
  [paths.safetyPlan, 'crisis'],
  [paths.screenings, 'screening'],
  [paths.plans, 'plans'],
  [paths.paymentSuccess, 'plans'],
  [paths.paymentCancel, 'plans'],
];

/** What an ad has to know of the screen at this address (decision D10). */
export const adScreenOf = (pathname: string): AdScreen =>
  KINDS.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1] ?? 'ordinary';
