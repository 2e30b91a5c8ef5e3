import { pathsLinkedFrom } from '@alento/domain/interface/linked-paths';
import { withoutDeepNesting } from '@alento/domain/text/markdown-nesting';
import type { Unsafe } from './rule.ts';

/** Link targets that every reply may contain: screens of the product, and crisis lines. */
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
/** Matches addresses outside of Markdown links. */
const BARE_ADDRESS =
  /\b[a-z][a-z\d+.-]*:\/\/|\b(?:javascript|data|mailto|tel|sms|file|blob):|\bwww\.|(?<![\w.])(?!(?:www\.)?cvv\.org\.br\b)[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|app|br|dev|me|info|gov|edu|co|link|site|online|ly|gl|ai|tv|xyz)\b/i;

/** Whether a sentence contains a link, or a text that renders as one, to a target that is not allowed. */
export function unsafeAddress(sentence: string, allowedUrls: ReadonlySet<string>): Unsafe | null {
  let rest = sentence;
  for (const [whole, target = ''] of sentence.matchAll(LINK)) {
    if (!ALWAYS.has(target) && !allowedUrls.has(target)) return 'link';
    rest = rest.replace(whole, ' ');
  }
  // Link syntax that remains after removing valid links belongs to a link that can't be parsed.
  if (/\]\s*\(|\]\s*\[|^\s*\[[^\]]*\]:/m.test(rest)) return 'link';
  return BARE_ADDRESS.test(rest.replace(/\bwww\.cvv\.org\.br\b/gi, '')) ? 'link' : null;
}

/**
 * Refuses HTML, entities, images, code and invisible characters, which could hide text and which no reply needs, and
 * parts that are nested too deep to be shown.
 */
export const unsafeMarkup = (sentence: string): Unsafe | null =>
  /<\s*[a-z!/?]|&#?\w+;|!\[|```|~~~|[\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/iu.test(
    sentence,
  ) || withoutDeepNesting(sentence) !== sentence
    ? 'markup'
    : null;
