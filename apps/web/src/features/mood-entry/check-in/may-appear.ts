import { paths } from '@alento/domain/interface/paths';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { crisis } from '../../../state/crisis/crisis.ts';

/** Screens that ask or tell of the same thing already, or on which nothing else may speak. */
const QUIET_PATHS: readonly string[] = [
  paths.chat,
  paths.record,
  paths.recordPast,
  paths.help,
  paths.screenings,
  paths.safetyPlan,
];

const OPEN_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';
const WRITTEN_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

export const isQuietPath = (pathname: string): boolean =>
  QUIET_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Whether something stands open above the page: its keys are its own. */
export const isSomethingOpen = (except: Element | null = null): boolean =>
  [...document.querySelectorAll(OPEN_ABOVE)].some((element) => !except?.contains(element));

/** Whether nobody is in the middle of something that the popup would talk into. */
export const isCalm = (): boolean =>
  crisis.current() === null &&
  !hasUnsavedWork() &&
  !isSomethingOpen() &&
  document.activeElement?.matches(WRITTEN_IN) !== true;
