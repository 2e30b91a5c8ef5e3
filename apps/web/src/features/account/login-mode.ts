import { readFixed, writeFixed } from '../../lib/session/device-store.ts';

export type LoginMode = 'sign-in' | 'create';

/** createAccount=true in the address, or the stored flag, opens create-account mode (core §2). */
export const initialMode = (search: URLSearchParams): LoginMode =>
  search.get('createAccount') === 'true' || readFixed('createAccount') === 'true' ? 'create' : 'sign-in';

/** A person who chose a mode is not sent back to the other one by an old flag. */
export const forgetModeFlag = (): void => writeFixed('createAccount', null);
