import { afterEach, beforeEach, vi } from 'vitest';

/** Collects the files that each test of a file saves on the device, with their names. */
export function withSavedFiles(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let file: Blob;
    URL.createObjectURL = (blob: Blob): string => {
      file = blob;
      return 'blob:x';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, file });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(URL, 'createObjectURL');
  });
  return saved;
}
