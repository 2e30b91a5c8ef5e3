/* Converts written Portuguese to the text that the synthesiser reads. */

/**
 * Replacements for what espeak-ng reads wrongly: service numbers are read digit by digit, and letters by their names.
 */
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

/** Splits a paragraph into spoken sentences. */
export function sentencesOf(paragraph) {
  const text = SAID_OTHERWISE.reduce((said, [written, spoken]) => said.replace(written, spoken), paragraph.trim());
  return text
    .split(/(?<=[.?!])\s+(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => (/[.?!:]$/.test(sentence) ? sentence : `${sentence}.`));
}

export const wordsIn = (text) => text.match(/\p{L}+/gu)?.length ?? 0;
