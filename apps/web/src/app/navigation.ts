import { paths } from '@alento/domain/interface/paths';
import {
  BookOpen,
  CalendarDays,
  FileHeart,
  Headphones,
  House,
  LibraryBig,
  type LucideIcon,
  MessageCircleHeart,
  Newspaper,
  PenLine,
  SmilePlus,
} from 'lucide-react';
import { appCopy } from './app.copy.ts';

export type NavLink = {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Anyone may follow it; other links send a visitor to /login (core §6). */
  open?: boolean;
  /** The plan it comes with. A visitor sees it on both kinds; a member only on what is Premium (core §2). */
  badge?: 'free' | 'premium';
};

/** Links of the header and the tab bar (core §2). */
export const primaryLinks: readonly NavLink[] = [
  { label: appCopy.home, path: paths.home, icon: House },
  { label: appCopy.history, path: paths.history, icon: CalendarDays },
];

/** The Conteúdos menu (core §2). */
export const contentLinks: readonly NavLink[] = [
  { label: appCopy.articles, path: paths.articles, icon: Newspaper, open: true },
  { label: appCopy.podcasts, path: paths.podcasts, icon: Headphones, open: true },
  { label: appCopy.books, path: paths.books, icon: BookOpen, open: true },
];

export const contentIcon = LibraryBig;

/** The Registrar menu (core §2). */
export const recordLinks: readonly NavLink[] = [
  { label: appCopy.recordNow, path: paths.record, icon: SmilePlus, badge: 'free' },
  { label: appCopy.recordPast, path: paths.recordPast, icon: PenLine, badge: 'free' },
];

export const recordsLink: NavLink = {
  label: appCopy.records,
  path: paths.records,
  icon: FileHeart,
  badge: 'premium',
};

export const assistantLink: NavLink = {
  label: appCopy.assistant,
  path: paths.chat,
  icon: MessageCircleHeart,
  badge: 'free',
};

/** Where a link leads: what is not open sends a visitor to /login (core §2, §6). */
export const targetOf = ({ path, open }: NavLink, signedIn: boolean): string => (signedIn || open ? path : paths.login);

/** Whether this address belongs to the contents. */
export const isContent = (pathname: string): boolean =>
  contentLinks.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
