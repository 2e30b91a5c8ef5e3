import { routeAt } from '@alento/domain/interface/route-at';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { crisis } from '../../../state/crisis/crisis.ts';

const OPEN_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';
const WRITTEN_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the popup must not appear on this path. */
export const isQuietPath = (pathname: string): boolean => routeAt(pathname).hides?.includes('popup') ?? false;

/** Whether a dialog, menu or similar layer is open above the page. Such a layer handles keys itself. */
export const isSomethingOpen = (except: Element | null = null): boolean =>
  [...document.querySelectorAll(OPEN_ABOVE)].some((element) => !except?.contains(element));

/** Whether the person does nothing that the popup would interrupt. */
export const isCalm = (): boolean =>
  crisis.current() === null &&
  !hasUnsavedWork() &&
  !isSomethingOpen() &&
  document.activeElement?.matches(WRITTEN_IN) !== true;
