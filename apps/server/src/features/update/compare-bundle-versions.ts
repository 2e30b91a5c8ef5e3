import { compareVersions } from 'compare-versions';

/** Version of a native shell as the systems allow it: one to three numbers. */
const SHELL = /^\d{1,5}(\.\d{1,5}){0,2}$/;

/** Whether the text is the version of a shell. */
export const isShellVersion = (text: string): boolean => SHELL.test(text);

/** Orders versions of a shell, of which 1.2 and 1.2.0 are the same. */
export const compareShellVersions = compareVersions;

/**
 * Orders versions of the web app: by their numbers, then by the part after the plus sign, which is a time. Without that
 * part a version comes first, because it is the one that a shell came with.
 */
export function compareBundleVersions(a: string, b: string): number {
  const [numbersOfA = '', partOfA = ''] = a.split('+');
  const [numbersOfB = '', partOfB = ''] = b.split('+');
  const order = compareVersions(numbersOfA, numbersOfB);
  if (order !== 0 || partOfA === partOfB) return order;
  return partOfA < partOfB ? -1 : 1;
}
