import { declarationOf, type RouteName } from './routes.ts';

/** Routes to which texts of the library and replies of the assistant may link. */
const BOTH: readonly RouteName[] = [
  'record',
  'recordPast',
  'history',
  'analytics',
  'plans',
  'psychologists',
  'help',
  'exercises',
  'screenings',
  'safetyPlan',
];

/** Routes to which only replies of the assistant may link. */
const ASSISTANT: readonly RouteName[] = [
  'resetPassword',
  'retrospective',
  'records',
  'profile',
  'myData',
  'importDiary',
  'deleteAccount',
  'chat',
  'chatSessions',
  'privacy',
  'appHelp',
  'medication',
  'smallSteps',
  'articles',
  'podcasts',
  'books',
  'sharing',
  'notifications',
  'discreetMode',
];

/**
 * Paths to which these texts may link, in addition to the library's own pages. The lists are not part of the
 * declarations, which every page loads.
 */
export const pathsLinkedFrom = (texts: 'library' | 'assistant'): string[] =>
  (texts === 'library' ? BOTH : [...BOTH, ...ASSISTANT]).map((name) => declarationOf(name).path);
