import { paths } from '@alento/domain/interface/paths';
import type { RouteObject } from 'react-router';
import type { ComingSoonName } from '../features/coming-soon/coming-soon.copy.ts';
import { routeTitles } from './app.copy.ts';
import { Layout } from './shell/layout.tsx';
import { CrashScreen } from './start/crash-screen.tsx';
import { FullScreenLoading } from './start/full-screen-loading.tsx';
import { Guard } from './start/guard.tsx';

const titled = (title: string): { title: string } => ({ title });

/** A screen of a later issue: coming-soon.test.ts lists them all. */
const comingSoon = (path: string, comingSoon: ComingSoonName, title: string): RouteObject => ({
  path,
  handle: { title, comingSoon },
  lazy: () => import('../routes/public/coming-soon.tsx'),
});

const protectedRoutes: RouteObject[] = [
  { path: paths.home, handle: titled(routeTitles.home), lazy: () => import('../routes/home/home.tsx') },
  { path: paths.record, handle: titled(routeTitles.record), lazy: () => import('../routes/mood/record.tsx') },
  {
    path: paths.recordPast,
    handle: titled(routeTitles.recordPast),
    lazy: () => import('../routes/mood/record-past.tsx'),
  },
  { path: paths.history, handle: titled(routeTitles.history), lazy: () => import('../routes/mood/history.tsx') },
  { path: paths.dayDetail, handle: titled(routeTitles.dayDetail), lazy: () => import('../routes/mood/day-detail.tsx') },
  { path: paths.analytics, handle: titled(routeTitles.analytics), lazy: () => import('../routes/mood/analytics.tsx') },
  {
    path: paths.screenings,
    handle: titled(routeTitles.screenings),
    lazy: () => import('../routes/care/screenings.tsx'),
  },
  {
    path: paths.safetyPlan,
    handle: titled(routeTitles.safetyPlan),
    lazy: () => import('../routes/care/safety-plan.tsx'),
  },
  { path: paths.profile, handle: titled(routeTitles.profile), lazy: () => import('../routes/account/profile.tsx') },
  {
    path: paths.bookSessions,
    handle: titled(routeTitles.bookSessions),
    lazy: () => import('../routes/library/book-sessions.tsx'),
  },
  comingSoon(paths.records, 'records', routeTitles.records),
  { path: paths.chat, handle: titled(routeTitles.chat), lazy: () => import('../routes/chat/chat.tsx') },
  { path: paths.chatAny, handle: titled(routeTitles.chat), lazy: () => import('../routes/chat/chat.tsx') },
  {
    path: paths.chatSessions,
    handle: titled(routeTitles.chatSessions),
    lazy: () => import('../routes/chat/chat-sessions.tsx'),
  },
  comingSoon(paths.notifications, 'notifications', routeTitles.notifications),
];

const publicRoutes: RouteObject[] = [
  { path: paths.landing, handle: titled(routeTitles.landing), lazy: () => import('../routes/public/root.tsx') },
  { path: paths.login, handle: titled(routeTitles.login), lazy: () => import('../routes/account/login.tsx') },
  {
    path: paths.resetPassword,
    handle: titled(routeTitles.resetPassword),
    lazy: () => import('../routes/account/reset-password.tsx'),
  },
  {
    path: paths.confirmRecoveryEmail,
    handle: titled(routeTitles.confirmRecoveryEmail),
    lazy: () => import('../routes/account/confirm-recovery-email.tsx'),
  },
  {
    path: paths.undoRecoveryEmail,
    handle: titled(routeTitles.undoRecoveryEmail),
    lazy: () => import('../routes/account/undo-recovery-email.tsx'),
  },
  { path: paths.plans, handle: titled(routeTitles.plans), lazy: () => import('../routes/plans/plans.tsx') },
  {
    path: paths.paymentSuccess,
    handle: titled(routeTitles.paymentSuccess),
    lazy: () => import('../routes/plans/payment-success.tsx'),
  },
  {
    path: paths.paymentCancel,
    handle: titled(routeTitles.paymentCancel),
    lazy: () => import('../routes/plans/payment-cancel.tsx'),
  },
  { path: paths.about, handle: titled(routeTitles.about), lazy: () => import('../routes/public/about.tsx') },
  {
    path: paths.professionals,
    handle: titled(routeTitles.professionals),
    lazy: () => import('../routes/public/professionals.tsx'),
  },
  {
    path: paths.psychologists,
    handle: titled(routeTitles.psychologists),
    lazy: () => import('../routes/care/psychologists.tsx'),
  },
  { path: paths.help, handle: titled(routeTitles.help), lazy: () => import('../routes/care/help.tsx') },
  { path: paths.terms, handle: titled(routeTitles.terms), lazy: () => import('../routes/public/terms.tsx') },
  { path: paths.privacy, handle: titled(routeTitles.privacy), lazy: () => import('../routes/public/privacy.tsx') },
  { path: paths.articles, handle: titled(routeTitles.articles), lazy: () => import('../routes/library/articles.tsx') },
  {
    path: paths.articleCategory,
    handle: titled(routeTitles.articles),
    lazy: () => import('../routes/library/article-category.tsx'),
  },
  {
    path: paths.articleSubCategory,
    handle: titled(routeTitles.articles),
    lazy: () => import('../routes/library/article-sub-category.tsx'),
  },
  { path: paths.article, handle: titled(routeTitles.articles), lazy: () => import('../routes/library/article.tsx') },
  { path: paths.podcasts, handle: titled(routeTitles.podcasts), lazy: () => import('../routes/library/podcasts.tsx') },
  { path: paths.books, handle: titled(routeTitles.books), lazy: () => import('../routes/library/books.tsx') },
  { path: paths.book, handle: titled(routeTitles.book), lazy: () => import('../routes/library/book.tsx') },
  comingSoon(paths.professionalInvite, 'professionalInvite', routeTitles.professionalInvite),
  { path: '*', handle: titled(routeTitles.notFound), lazy: () => import('../routes/public/not-found.tsx') },
];

/** Every route of the product: for the browser, and for the pages written at build time. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <CrashScreen />,
    hydrateFallbackElement: <FullScreenLoading />,
    children: [{ element: <Guard />, children: protectedRoutes }, ...publicRoutes],
  },
];
