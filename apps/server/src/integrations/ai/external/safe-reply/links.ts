import { pathsLinkedFrom } from '@alento/domain/interface/routes';
import type { Unsafe } from './rule.ts';

/** Where any reply may lead: the screens of the product, and the lines that answer at any hour (decision D19). */
const ALWAYS: ReadonlySet<string> = new Set([
  ...pathsLinkedFrom('assistant'),
  'tel:188',
  'tel:192',
  'https://www.cvv.org.br',
  'https://www.cvv.org.br/',
  'https://cvv.org.br',
  'https://cvv.org.br/',
]);

const LINK = /\]\(\s*([^()\s]*)\s*\)/g;
/** What looks like an address outside of a link of ours. */
const BARE_ADDRESS =
  /\b[a-z][a-z\d+.-]*:\/\/|\b(?:javascript|data|mailto|tel|sms|file|blob):|\bwww\.|(?<![\w.])(?!(?:www\.)?cvv\.org\.br\b)[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|app|br|dev|me|info|gov|edu|co|link|site|online|ly|gl|ai|tv|xyz)\b/i;

/** Whether a sentence has a link, or what becomes one, to anywhere but where it may lead. */
export function unsafeAddress(sentence: string, given: ReadonlySet<string>): Unsafe | null {
  let rest = sentence;
  for (const [whole, target = ''] of sentence.matchAll(LINK)) {
    if (!ALWAYS.has(target) && !given.has(target)) return 'link';
    rest = rest.replace(whole, '] ');
  }
  // What is left of a link is one that was not understood.
  if (/\]\s*\(|\]\s*\[|^\s*\[[^\]]*\]:/m.test(rest)) return 'link';
  return BARE_ADDRESS.test(rest.replace(/\bwww\.cvv\.org\.br\b/gi, '')) ? 'link' : null;
}

/** HTML, entities, images, code: nothing of it is asked for, and each can hide what a reader sees. */
export const unsafeMarkup = (sentence: string): Unsafe | null =>
  /<\s*[a-z!/?]|&#?\w+;|!\[|```|~~~|[\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/iu.test(
    sentence,
  )
    ? 'markup'
    : null;
