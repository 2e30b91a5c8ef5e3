import { paths } from '@alento/domain/interface/paths';

/** What a route loads beside the app itself, and how much JavaScript that may be in all. */
export type RouteScripts = {
  path: string;
  /** Who is asked to open it: members get more around a screen. */
  as: 'guest' | 'member';
  /** The route's own file. */
  screen: string;
  /** Lazily imported parts that are drawn with the first screen. */
  parts: readonly string[];
  /** Of the first screen, kB gzip. */
  budgetKb: number;
};

const route = (
  as: RouteScripts['as'],
  path: string,
  screen: string,
  budgetKb: number,
  parts: readonly string[] = [],
): RouteScripts => ({
  path,
  as,
  screen: `src/routes/${screen}.tsx`,
  parts: parts.map((part) => `src/${part}`),
  budgetKb,
});

/**
 * Checked by every build; `e2e/every-screen/bytes-das-rotas.spec.ts` holds the lists against what a browser fetches.
 * Pages that are only read (`deferred-app.ts`) load nothing.
 */
export const ROUTE_SCRIPTS: readonly RouteScripts[] = [
  route('guest', paths.login, 'account/login', 150),
  route('guest', paths.plans, 'plans/plans', 140),
  route('guest', paths.help, 'care/help', 140),
  route('guest', paths.articles, 'library/articles', 145),
  route('member', paths.home, 'home/home', 150),
  route('member', paths.record, 'mood/record', 150),
  route('member', paths.recordPast, 'mood/record-past', 155),
  route('member', paths.history, 'mood/history', 165),
  route('member', paths.analytics, 'mood/analytics', 160),
  route('member', paths.profile, 'account/profile', 165, ['app/shell/sign-out-button.tsx']),
  route('member', paths.chat, 'chat/chat', 200),
];

/**
 * Parts that members get once the first screen is complete; the last one only where a dialog may open. The service
 * worker then keeps the other screens, too, for use without a network: that is not counted.
 */
export const LATE_PARTS: readonly string[] = [
  'src/app/shell/assistant-place.tsx',
  'src/features/mood-entry/check-in/check-in-popup.tsx',
  'src/features/pull-to-refresh/pull-to-refresh.tsx',
  'src/features/safety/device-plan/keep-plan.ts',
  'src/ui/overlay/opened-dialog.tsx',
];
