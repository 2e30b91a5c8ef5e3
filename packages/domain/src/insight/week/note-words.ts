import { foldForSearch } from '../../text/plain-text.ts';

/** A word of a note as it is written, and whether it begins a sentence. */
export type NoteWord = { text: string; folded: string; isFirst: boolean };

/**
 * A note without Markdown, links, addresses and line breaks inside of sentences. A bracket that isn't closed before the
 * next one ends each search, so that the time grows with the length only.
 */
export const plainNote = (text: string): string =>
  text
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S*/gi, ' ')
    .replace(/\S+/g, (word) => (/.@./u.test(word) ? ' ' : word))
    .replace(/[\\`*_[\]<>#|~“”"«»{}]/g, ' ')
    .replace(/[^\S\n]+/g, ' ');

export const sentencesOf = (text: string): string[] =>
  plainNote(text)
    .split(/(?<=[.!?…])\s+|\n+|\s[-–—•]\s|:\s/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

export const wordsOf = (text: string): NoteWord[] =>
  sentencesOf(text).flatMap((sentence) =>
    (sentence.match(/\p{L}[\p{L}\p{Mark}'’-]*/gu) ?? []).map((word, index) => ({
      text: word,
      folded: foldForSearch(word),
      isFirst: index === 0,
    })),
  );

/**
 * Folded words of conflicts, violence, illness and death. A note with one isn't counted for its people, and isn't
 * quoted with a name, because the summary must not bring up somebody in such a context.
 */
const HARM =
  /\b(?:bat(?:eu|er|endo|ia|eram)|apanh\w*|agred\w*|agress\w*|espanc\w*|empurr\w*|abus\w*|estupr\w*|assedi\w*|ameac\w*|xing\w*|humilh\w*|grit\w*|brig\w*|discut\w*|discuss\w*|trai(?:u|ram|r|cao|coes|ndo)|ment(?:iu|ira|iras|indo)|odei\w*|odi[ao]\w*|raiva\w*|culp\w*|desprez\w*|ofend\w*|insult\w*|demit\w*|demiss\w*|morr\w*|mort\w*|falec\w*|enterr\w*|velorio\w*|luto|acident\w*|intern(?:ad|ou|ar|ac)\w*|hospital\w*|uti|cancer\w*|separ\w*|divorc\w*|termin\w*|abandon\w*|pres[oa]s?|beb(?:ad\w*|eu|endo)|drog\w*|viole\w*|machuc\w*|nojo|inferno|mat(?:ar|ou|aram)|faca\w*|arma\w*|sang\w*|roub\w*|assalt\w*|persegu\w*|toxic\w*|idiota\w*|babaca\w*)\b/;

export const isHarmful = (text: string): boolean => HARM.test(foldForSearch(text));
