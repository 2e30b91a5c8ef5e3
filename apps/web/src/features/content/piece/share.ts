type Shared = { title: string; url: string };
/** `closed`: the person shared it, or thought better of it; either way there is nothing to say. */
export type ShareOutcome = 'closed' | 'copied' | 'failed';

const isError = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name;

/** Whether the system's own sheet took it. */
async function handedOver(shared: Shared): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    // Anything but the person's own "no" leaves the link to be copied.
    return isError(error, 'AbortError');
  }
}

/** Shares an address by the system's sheet, else copies it (core §8). */
export async function share(shared: Shared): Promise<ShareOutcome> {
  if (await handedOver(shared)) return 'closed';
  try {
    // Not there on plain http.
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    return 'failed';
  }
}
