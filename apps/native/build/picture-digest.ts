import { createHash } from 'node:crypto';

const sha256 = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex');

/**
 * What a rendered picture was made from, and the picture. Browsers render the same drawing with other bytes, so a test
 * compares digests instead of rendering it again.
 */
export const pictureDigest = ({ side, svg, picture }: { side: number; svg: string; picture: Uint8Array }) => ({
  drawing: sha256(`${side} ${svg}`),
  picture: sha256(picture),
});
