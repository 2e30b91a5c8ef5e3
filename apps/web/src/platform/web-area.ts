/** A storage area of the browser. Where storage is switched off there is none, or asking for it throws. */
export type Area = () => Storage | null;

/** The device's own, which outlives the tab. The specification fixes names in it (core §3). */
export const localArea: Area = () => window.localStorage;

/** Uses an area, or answers what stands for a storage that is switched off. */
export function using<T>(area: Area, use: (storage: Storage) => T, whenOff: T): T {
  try {
    const storage = area();
    return storage === null ? whenOff : use(storage);
  } catch (error) {
    if (error instanceof DOMException) return whenOff;
    throw error;
  }
}

/** Reads one key without the rest of the port: all that the landing page needs of it. */
export const readFrom = async (area: Area, key: string): Promise<string | null> =>
  using(area, (storage) => storage.getItem(key), null);
