type Shared = { title: string; url: string };
/** `closed`: shared or cancelled by the person; both need no message. */
export type ShareOutcome = 'closed' | 'copied' | 'failed';

const isError = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name;

/** Whether the system's share sheet handled it. */
async function handedOver(shared: Shared): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    // Unless the person cancelled it, the link is copied instead.
    return isError(error, 'AbortError');
  }
}

/** Shares a URL with the system's share sheet, else copies it (core §8). */
export async function share(shared: Shared): Promise<ShareOutcome> {
  if (await handedOver(shared)) return 'closed';
  try {
    // Undefined on plain HTTP.
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    return 'failed';
  }
}
