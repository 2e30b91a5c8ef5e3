import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';

export type LoginMode = 'sign-in' | 'create';

/** The mode the address alone asks for: what a page written at build time can know. */
export const modeOf = (search: URLSearchParams): LoginMode =>
  search.get('createAccount') === 'true' ? 'create' : 'sign-in';

/** createAccount=true in the address, or the stored flag, opens create-account mode (core §2). */
export const initialMode = (search: URLSearchParams): LoginMode =>
  readFixed('createAccount') === 'true' ? 'create' : modeOf(search);

/** A person who chose a mode is not sent back to the other one by an old flag. */
export const forgetModeFlag = (): Promise<boolean> => writeFixed('createAccount', null);
