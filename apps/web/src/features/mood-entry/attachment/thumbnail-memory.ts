import { session } from '../../../lib/session/session.ts';

/** How many previews stay in memory, of at most 40 kB each. */
const THUMBNAILS_MAX = 200;

/** Previews by attachment id, oldest first. */
const thumbnails = new Map<string, Promise<Blob>>();

session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') thumbnails.clear();
});

export function rememberThumbnail(id: string, preview: Promise<Blob>): Promise<Blob> {
  const [oldest] = thumbnails.keys();
  if (oldest !== undefined && thumbnails.size >= THUMBNAILS_MAX) thumbnails.delete(oldest);
  thumbnails.set(id, preview);
  preview.catch(() => thumbnails.delete(id));
  return preview;
}

/** Keeps the preview of a photo that was just sent, so that it isn't loaded again. */
export const keepThumbnail = (id: string, preview: Blob): void => void rememberThumbnail(id, Promise.resolve(preview));

export const thumbnailInMemory = (id: string): Promise<Blob> | undefined => thumbnails.get(id);
