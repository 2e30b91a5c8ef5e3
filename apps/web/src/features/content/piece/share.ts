import type { SharedLink } from '../../../platform/device.ts';
import { getDevice } from '../../../platform/this-device.ts';

/** `closed` means that the person shared the URL or cancelled; no message is needed for either. */
export type ShareOutcome = 'closed' | 'copied' | 'failed';

/** Shares a URL with the system's share sheet, or copies it if there is none. */
export async function share(link: SharedLink): Promise<ShareOutcome> {
  if (await getDevice().share(link)) return 'closed';
  try {
    // `navigator.clipboard` is undefined on plain HTTP.
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    return 'failed';
  }
}
