/**
 * Shows the text of a failure also as a toast if the call ended the session: the guard replaces the screen by /login.
 * Pass the call itself: leaving the screen cancels what waits for it.
 */
export async function toastWithoutSession<T>(answer: Promise<T>, text: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    // Rarely needed, so it isn't part of the first load.
    void import('./session-ended-toast.ts')
      .then(({ toastIfEnded }) => toastIfEnded(error, text))
      .catch(() => undefined);
    throw error;
  }
}
