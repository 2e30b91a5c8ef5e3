/** What was loaded this long ago is loaded again when the native app returns to the screen, ms (issue 21, §1). */
export const REFRESH_AFTER_MS = 5 * 60_000;
