import { declarationOf, routeNames } from '@alento/domain/interface/routes';

/** A pattern of the router, and whether it leads to /login without an account. */
export type Page = { pattern: string; isProtected: boolean };

/** Every page of the app, except the landing, which is a document of its own. */
export const pages: readonly Page[] = routeNames
  .filter((name) => name !== 'landing')
  .map(declarationOf)
  .map(({ path, access }) => ({ pattern: path, isProtected: access === 'members' }));
