/** Returns a storage area of the browser. Returns nothing, or throws, if storage is disabled. */
export type Area = () => Storage | null;

/** The device's localStorage. The specification names keys in it (core §3). */
export const localArea: Area = () => window.localStorage;

/** The storage of this tab, which survives a reload of the page. */
export const tabArea: Area = () => window.sessionStorage;

/**
 * Whether the browser refused an access to its storage. Firefox throws an exception of its own kind, which is no
 * DOMException, if the file of the storage is damaged.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof DOMException || String(Object(error).name).startsWith('NS_ERROR');

/** Null if storage is disabled, for which old WebViews throw errors of any kind. */
function opened(area: Area): Storage | null {
  try {
    return area();
  } catch {
    return null;
  }
}

/** Calls `use` with the area; returns `whenOff` if storage is disabled. */
export function using<T>(area: Area, use: (storage: Storage) => T, whenOff: T): T {
  const storage = opened(area);
  if (!storage) return whenOff;
  try {
    return use(storage);
  } catch (error) {
    if (isRefused(error)) return whenOff;
    throw error;
  }
}

/** Reads one key without the rest of the storage code, for the small script of the landing page. */
export const readFrom = async (area: Area, key: string): Promise<string | null> =>
  using(area, (storage) => storage.getItem(key), null);
