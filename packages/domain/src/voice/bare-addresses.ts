/** What follows in an address, up to the punctuation of the sentence. Parentheses belong to it in pairs. */
const REST = String.raw`(?:[^\s()<>]|\([^\s()]*\))*(?:[^\s()<>.,;:!?]|\([^\s()]*\))`;
/** Not within a name, so that each is read once. */
const START = String.raw`(?<![\p{L}\p{N}_@+-]|[\w-]\.)`;
const LABELS = String.raw`(?:[A-Za-z0-9-]+\.)+`;
const END = String.raw`(?![\p{L}\p{N}])(?::\d{1,5})?`;

/**
 * Addresses that are written without a mark: of pages, of e-mail, and domains without more. They are not read out. The
 * last point ends the sentence and isn't part of them. The ending of a domain has small letters, because a space may be
 * missing between two sentences ("Dormi bem.Com quem?"), or is that of a country after another ("CVV.ORG.BR"). Before a
 * path, any country counts ("bit.ly/abc").
 */
export const BARE_ADDRESSES = new RegExp(
  [
    String.raw`(?:[A-Za-z]{2,8}:\/\/|[Ww]{3}\.)${REST}`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`${START}${LABELS}(?:(?:com|org|net|gov|edu|app|br|pt|[A-Z]{3}\.BR)${END}(?:\/(?:${REST})?)?|[a-z]{2}${END}\/${REST})`,
  ].join('|'),
  'gu',
);
