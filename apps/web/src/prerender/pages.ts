import { declarationOf, routeNames } from '@alento/domain/interface/routes';

/** A route pattern, and whether it redirects to /login without an account. */
export type Page = { pattern: string; isProtected: boolean };

/** Every page of the app, except the landing page, which is a separate document. */
export const pages: readonly Page[] = routeNames
  .filter((name) => name !== 'landing')
  .map(declarationOf)
  .map(({ path, access }) => ({ pattern: path, isProtected: access === 'members' }));
