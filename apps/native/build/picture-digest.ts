import { createHash } from 'node:crypto';

const sha256 = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex');

/**
 * Digests of a drawing and of the picture rendered from it. A test compares them instead of rendering the drawing
 * again, because each browser renders it to different bytes.
 */
export const pictureDigest = ({ side, svg, picture }: { side: number; svg: string; picture: Uint8Array }) => ({
  drawing: sha256(`${side} ${svg}`),
  picture: sha256(picture),
});
