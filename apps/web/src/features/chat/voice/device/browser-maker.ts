import { browserMakers } from './device.copy.ts';

/** Marks in the user agent, the more specific ones first: most browsers also name Chrome and Safari. */
const MARKS: readonly (readonly [RegExp, keyof typeof browserMakers])[] = [
  // On an iPhone or iPad every browser uses Apple's recognition.
  [/iPhone|iPad|iPod/, 'apple'],
  [/Edg(e|A)?\//, 'microsoft'],
  [/SamsungBrowser\//, 'samsung'],
  [/OPR\/|Vivaldi|YaBrowser\//, 'unknown'],
  [/Chrome\//, 'google'],
  [/Safari\//, 'apple'],
];

/** Names who makes the browser and may receive the audio, in Portuguese with its article. */
export function browserMaker(userAgent: string): string {
  const found = MARKS.find(([mark]) => mark.test(userAgent));
  return browserMakers[found?.[1] ?? 'unknown'];
}
