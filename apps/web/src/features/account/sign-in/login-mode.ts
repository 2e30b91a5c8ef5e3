import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';

export type LoginMode = 'sign-in' | 'create';

/** The mode of /login according to the URL alone, which prerendering uses. */
export const modeOf = (search: URLSearchParams): LoginMode =>
  search.get('createAccount') === 'true' ? 'create' : 'sign-in';

/** The mode of /login at first. createAccount=true in the URL, or the stored flag, opens create-account mode. */
export const initialMode = (search: URLSearchParams): LoginMode =>
  readFixed('createAccount') === 'true' ? 'create' : modeOf(search);

/** Removes the stored flag, so that it can't override a mode that the person chose. */
export const forgetModeFlag = (): Promise<boolean> => writeFixed('createAccount', null);
