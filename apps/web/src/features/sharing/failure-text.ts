import { isOffline, messageOf } from '../../lib/api/api-error.ts';

/** Why something was not done. `kept` says what stays, if the answer was lost. */
export const failureText = (error: unknown, kept: string): string =>
  isOffline(error) ? `${messageOf(error)} ${kept}` : messageOf(error);
