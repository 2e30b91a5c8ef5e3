import { paths } from '@alento/domain/interface/paths';

/** Scripts that a route loads besides the app, and the budget for all its JavaScript. */
export type RouteScripts = {
  path: string;
  /** Who opens the route in the measurement. Members load more parts of the shell than visitors. */
  as: 'guest' | 'member';
  /** The module of the route's screen. */
  screen: string;
  /** Lazily imported modules that are rendered with the first screen. */
  parts: readonly string[];
  /** Limit for the first screen, kB gzip. */
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
 * Every build checks these lists and budgets. `e2e/every-screen/bytes-das-rotas.spec.ts` compares the lists with what a
 * browser loads. Pages that are only read (`deferred-app.ts`) load no script at first.
 */
export const ROUTE_SCRIPTS: readonly RouteScripts[] = [
  route('guest', paths.login, 'account/login', 161),
  route('guest', paths.plans, 'plans/plans', 153),
  route('guest', paths.help, 'care/help', 140),
  route('guest', paths.articles, 'library/articles', 150),
  route('member', paths.home, 'home/home', 160),
  route('member', paths.record, 'mood/record', 162),
  route('member', paths.recordPast, 'mood/record-past', 163),
  route('member', paths.history, 'mood/history', 174),
  route('member', paths.analytics, 'mood/analytics', 163),
  route('member', paths.profile, 'account/profile', 170),
  route('member', paths.chat, 'chat/chat', 204),
];

/**
 * Modules that members load once the first screen is complete; `opened-dialog.tsx` only on screens with a dialog. Files
 * that the service worker caches afterwards are not counted.
 */
export const LATE_PARTS: readonly string[] = [
  'src/app/last-seen/keep-last-seen.ts',
  'src/app/shell/member-late-parts.tsx',
  'src/routes/home/quiet-cards.tsx',
  'src/routes/home/year-ago-place.tsx',
  'src/lib/outbox/worker-exchange.ts',
  'src/features/safety/plan/safety-plan.queries.ts',
  'src/platform/notifications/web-notifications.ts',
  'src/state/account/stream/follow-account.ts',
  'src/ui/overlay/opened-dialog.tsx',
];
