import { isOffline, messageOf } from '../../lib/api/api-error.ts';

/** Why something was not done. `reassurance` says what stays if the answer was lost. */
export const failureText = (error: unknown, reassurance: string): string =>
  isOffline(error) ? `${messageOf(error)} ${reassurance}` : messageOf(error);
