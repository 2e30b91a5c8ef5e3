type Shared = { title: string; url: string };
/** `closed` means that the person shared the URL or cancelled; no message is needed for either. */
export type ShareOutcome = 'closed' | 'copied' | 'failed';

const isError = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name;

/** Whether the system's share sheet was used, even if the person cancelled it. */
async function handedOver(shared: Shared): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    // A cancelled share sheet was used. After any other error the URL is copied instead.
    return isError(error, 'AbortError');
  }
}

/** Shares a URL with the system's share sheet, or copies it if there is none (core §8). */
export async function share(shared: Shared): Promise<ShareOutcome> {
  if (await handedOver(shared)) return 'closed';
  try {
    // `navigator.clipboard` is undefined on plain HTTP.
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    return 'failed';
  }
}
