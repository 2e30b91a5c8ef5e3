import { routeAt } from '@alento/domain/interface/route-at';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { crisis } from '../../../state/crisis/crisis.ts';

const OPEN_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';
const WRITTEN_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the popup stays away from this address. */
export const isQuietPath = (pathname: string): boolean => routeAt(pathname).hides?.includes('popup') ?? false;

/** Whether something stands open above the page: its keys are its own. */
export const isSomethingOpen = (except: Element | null = null): boolean =>
  [...document.querySelectorAll(OPEN_ABOVE)].some((element) => !except?.contains(element));

/** Whether nobody is in the middle of something that the popup would talk into. */
export const isCalm = (): boolean =>
  crisis.current() === null &&
  !hasUnsavedWork() &&
  !isSomethingOpen() &&
  document.activeElement?.matches(WRITTEN_IN) !== true;
