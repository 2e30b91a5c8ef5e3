/** What was loaded this long ago is loaded again when the native app returns to the screen, ms. */
export const REFRESH_AFTER_MS = 5 * 60_000;
