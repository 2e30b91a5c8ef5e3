import type { AdScreen } from '@alento/domain/interface/ad-placement';
import { paths } from '@alento/domain/interface/paths';
import { matchPath } from 'react-router';

/** The shelf of the library for who needs help now, or looks after somebody who does. */
export const CRISIS_CATEGORY = 'crise-e-ajuda';

/** Screens that are more than ordinary ones; what stands below an address is of its kind, the first that fits. */
const KINDS: readonly [path: string, kind: AdScreen][] = [
  [paths.chat, 'chat'],
  [paths.bookSessions, 'chat'],
  [paths.records, 'records'],
  // Where a score of 0 opens the crisis contacts, and where help is looked for.
  [paths.record, 'crisis'],
  [paths.recordPast, 'crisis'],
  [paths.psychologists, 'crisis'],
  [paths.help, 'crisis'],
  [paths.safetyPlan, 'crisis'],
  [`${paths.articles}/${CRISIS_CATEGORY}`, 'crisis'],
  [paths.screenings, 'screening'],
  [paths.plans, 'plans'],
  [paths.paymentSuccess, 'plans'],
  [paths.paymentCancel, 'plans'],
  [paths.articles, 'content'],
  [paths.podcasts, 'content'],
  [paths.books, 'content'],
];

/** What an ad has to know of the screen at this address (decision D10), read as the router reads it. */
export const adScreenOf = (pathname: string): AdScreen =>
  KINDS.find(([path]) => matchPath({ path, end: false }, pathname))?.[1] ?? 'ordinary';
