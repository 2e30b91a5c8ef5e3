import { CalendarDays, House, type LucideIcon, PenLine, SmilePlus } from 'lucide-react';
import { paths } from '../config/paths.ts';

export type NavLink = { label: string; path: string; icon: LucideIcon };

/** Links of the header and the tab bar. A route that comes later is one line here. */
export const primaryLinks: readonly NavLink[] = [
  { label: 'Início', path: paths.home, icon: House },
  { label: 'Histórico', path: paths.history, icon: CalendarDays },
];

/** The Registrar menu (core §2). */
export const recordLinks: readonly NavLink[] = [
  { label: 'Humor agora', path: paths.record, icon: SmilePlus },
  { label: 'Humores passados', path: paths.recordPast, icon: PenLine },
];
