import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../config/paths.ts';
import { routeTitles } from './app.copy.ts';
import { CrashScreen } from './crash-screen.tsx';
import { FullScreenLoading } from './full-screen-loading.tsx';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';

const titled = (title: string): { title: string } => ({ title });

const protectedRoutes: RouteObject[] = [
  { path: paths.home, handle: titled(routeTitles.home), lazy: () => import('../routes/home.tsx') },
  { path: paths.record, handle: titled(routeTitles.record), lazy: () => import('../routes/record.tsx') },
  { path: paths.recordPast, handle: titled(routeTitles.recordPast), lazy: () => import('../routes/record-past.tsx') },
  { path: paths.history, handle: titled(routeTitles.history), lazy: () => import('../routes/history.tsx') },
  { path: paths.dayDetail, handle: titled(routeTitles.dayDetail), lazy: () => import('../routes/day-detail.tsx') },
  { path: paths.profile, handle: titled(routeTitles.profile), lazy: () => import('../routes/profile.tsx') },
];

const publicRoutes: RouteObject[] = [
  { path: paths.landing, handle: titled(routeTitles.landing), lazy: () => import('../routes/landing.tsx') },
  { path: paths.login, handle: titled(routeTitles.login), lazy: () => import('../routes/login.tsx') },
  {
    path: paths.resetPassword,
    handle: titled(routeTitles.resetPassword),
    lazy: () => import('../routes/reset-password.tsx'),
  },
  { path: paths.terms, handle: titled(routeTitles.terms), lazy: () => import('../routes/terms.tsx') },
  { path: paths.privacy, handle: titled(routeTitles.privacy), lazy: () => import('../routes/privacy.tsx') },
  { path: '*', handle: titled(routeTitles.notFound), lazy: () => import('../routes/not-found.tsx') },
];

export const router = createBrowserRouter([
  {
    element: <Layout />,
    errorElement: <CrashScreen />,
    hydrateFallbackElement: <FullScreenLoading />,
    children: [{ element: <Guard />, children: protectedRoutes }, ...publicRoutes],
  },
]);
