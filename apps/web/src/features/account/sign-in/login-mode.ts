import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';

export type LoginMode = 'sign-in' | 'create';

/** The mode according to the URL alone, for prerendering. */
export const modeOf = (search: URLSearchParams): LoginMode =>
  search.get('createAccount') === 'true' ? 'create' : 'sign-in';

/** createAccount=true in the URL, or the stored flag, opens create-account mode (core §2). */
export const initialMode = (search: URLSearchParams): LoginMode =>
  readFixed('createAccount') === 'true' ? 'create' : modeOf(search);

/** Removes the stored flag, so that it can't override a mode the person chose. */
export const forgetModeFlag = (): Promise<boolean> => writeFixed('createAccount', null);
