/**
 * Opens a channel to the other tabs. Returns null where pages are rendered at build time, and where the browser has
 * none or refuses it, as Firefox does with blocked cookies.
 */
export function openChannel(name: string): BroadcastChannel | null {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
