/**
 * The part of a reply that was not spoken yet. Compares characters and not sentences, because more text can join two
 * sentences: "Foi bom. 3" becomes "Foi bom. 3 delas não.", which is one sentence.
 *
 * @param said what was spoken, with a space between its sentences.
 * @returns null if the sentences don't begin with what was spoken.
 */
export function unsaid(sentences: readonly string[], said: string): string[] | null {
  let rest = said;
  let index = 0;
  for (; index < sentences.length && rest !== ''; index += 1) {
    const sentence = sentences[index] as string;
    if (!rest.startsWith(sentence)) break;
    rest = rest.slice(sentence.length).trimStart();
  }
  if (rest === '') return sentences.slice(index);
  const partly = sentences[index];
  if (!partly?.startsWith(rest)) return null;
  return [partly.slice(rest.length).trimStart(), ...sentences.slice(index + 1)].filter((sentence) => sentence !== '');
}
