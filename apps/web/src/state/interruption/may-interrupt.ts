import { routeAt } from '@alento/domain/interface/route-at';
import { areInterruptionsBlocked } from '../../lib/page/block-interruptions.ts';
import { hasUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { crisis } from '../crisis/crisis.ts';

const OPEN_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';
const WRITTEN_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether nothing may appear by itself on this path: the mood popup, the offer of an update. */
export const isQuietPath = (pathname: string): boolean => routeAt(pathname).hides?.includes('popup') ?? false;

/** Whether a dialog, menu or similar layer is open above the page. Such a layer handles keys itself. */
export const isSomethingOpen = (except: Element | null = null): boolean =>
  [...document.querySelectorAll(OPEN_ABOVE)].some((element) => !except?.contains(element));

/** Whether even a layer that is already open has to close: for the crisis card, a conversation by voice, the lock. */
export const mustGiveWay = (): boolean => crisis.current() !== null || areInterruptionsBlocked();

/** Whether the person does nothing that a layer which opens by itself would interrupt. */
export const mayInterrupt = (): boolean =>
  !mustGiveWay() && !hasUnsavedWork() && !isSomethingOpen() && document.activeElement?.matches(WRITTEN_IN) !== true;
