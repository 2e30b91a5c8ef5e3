import { paths } from '@alento/domain/interface/paths';
import { declarationOf, type RouteName, routeNames } from '@alento/domain/interface/routes';
import { LibraryBig } from 'lucide-react';
import { type MenuPlace, screens } from './screens.ts';

export type NavLink = Omit<MenuPlace, 'in'> & {
  path: string;
  /** Whether visitors can follow the link; other links send them to /login. */
  isOpen: boolean;
};

function linkTo(name: RouteName): NavLink {
  const { menu } = screens[name];
  if (!menu) throw new Error(`${name} stands in no menu`);
  const { path, access } = declarationOf(name);
  return { ...menu, path, isOpen: access === 'public' };
}

const linksIn = (menu: MenuPlace['in']): NavLink[] =>
  routeNames.filter((name) => screens[name].menu?.in === menu).map(linkTo);

/** Links of the header and the tab bar. */
export const primaryLinks = linksIn('primary');

/** The Conteúdos menu. */
export const contentLinks = linksIn('content');

export const contentIcon = LibraryBig;

/** The Registrar menu. */
export const recordLinks = linksIn('record');

export const recordsLink = linkTo('records');
export const assistantLink = linkTo('chat');

/** Members' Mais menu. */
export const moreLinks = linksIn('more');

/** /perfil, and the screens to which only it leads. */
export const profileScreens = (
  [
    'profile',
    'myData',
    'discreetMode',
    'screenings',
    'safetyPlan',
    'smallSteps',
    'sharing',
    'professionalProfile',
  ] as const
).map((name) => ({ path: paths[name] }));

/** For people with a professional profile. */
export const patientsLink = linkTo('patients');

/** Target of a link: /login for visitors, unless the route is public. */
export const targetOf = ({ path, isOpen }: NavLink, signedIn: boolean): string =>
  signedIn || isOpen ? path : paths.login;

/** Whether the path is that of one of the links, or below it. */
export const isAmong = (links: readonly { path: string }[], pathname: string): boolean =>
  links.some(({ path }) => `${pathname}/`.startsWith(`${path}/`));
