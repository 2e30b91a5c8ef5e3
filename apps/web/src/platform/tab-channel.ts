/**
 * Opens a channel to the other tabs. Returns null where pages are rendered at build time, and where the browser has
 * none or refuses it, as Firefox does with blocked cookies.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return typeof window === 'undefined' ? null : new BroadcastChannel(name);
  } catch {
    return null;
  }
}
