/** Returns a storage area of the browser. Returns nothing, or throws, if storage is disabled. */
export type Area = () => Storage | null;

/** The device's localStorage. The specification names keys in it. */
export const localArea: Area = () => window.localStorage;

/** The storage of this tab, which survives a reload of the page. */
export const tabArea: Area = () => window.sessionStorage;

/**
 * Whether the browser refused an access to its storage. If the file of the storage is damaged, Firefox throws
 * an object of a kind of its own, which is no Error.
 */
export const isRefused = (error: unknown): boolean => error instanceof DOMException || !(error instanceof Error);

/** Calls `use` with the area; returns `whenOff` if storage is disabled. */
export function withStorage<T>(area: Area, use: (storage: Storage) => T, whenOff: T): T {
  try {
    const storage = area();
    return storage ? use(storage) : whenOff;
  } catch (error) {
    if (isRefused(error)) return whenOff;
    throw error;
  }
}

/** Reads one key without the rest of the storage code, for the small script of the landing page. */
export const readFrom = async (area: Area, key: string): Promise<string | null> =>
  withStorage(area, (storage) => storage.getItem(key), null);
