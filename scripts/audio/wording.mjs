/*
 * What the voice is given to read: written Portuguese as it is said aloud.
 */

/** Numbers of services are said digit by digit; letters by their names, which espeak-ng does not know. */
const SAID_OTHERWISE = [
  [/\b188\b/g, 'um, oito, oito'],
  [/\b192\b/g, 'um, nove, dois'],
  [/\b190\b/g, 'um, nove, zero'],
  [/\b180\b/g, 'um, oito, zero'],
  [/\bUBS\b/g, 'u bê ésse'],
  [/\bOMS\b/g, 'ó ême ésse'],
  [/\bCVV\b/g, 'cê vê vê'],
  [/\bSUS\b/g, 'sus'],
  [/\bSAMU\b/g, 'samu'],
  [/\bKristin\b/g, 'Crístin'],
  [/["“”]/g, ''],
  [/…/g, '.'],
  [/\s+\(/g, ', '],
  [/\)(?=[.,;:?!])/g, ''],
  [/\)/g, ','],
  [/;$/, '.'],
  [/\.{2,}/g, '.'],
];

/** A paragraph as spoken sentences. */
export function sentencesOf(paragraph) {
  const text = SAID_OTHERWISE.reduce((said, [written, spoken]) => said.replace(written, spoken), paragraph.trim());
  return text
    .split(/(?<=[.?!])\s+(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => (/[.?!:]$/.test(sentence) ? sentence : `${sentence}.`));
}

export const wordsIn = (text) => text.match(/\p{L}+/gu)?.length ?? 0;
