/** Kind of a piece of text: letters and digits, end of a sentence, end of a clause, quote, emoji. */
export type PieceKind = 'word' | 'end' | 'pause' | 'quote' | 'emoji';

const KINDS: readonly [kind: PieceKind, signs: string][] = [
  ['word', 'abcdefghijklmnopqrstuvwxyz0123456789@$*'],
  ['end', '.!?;'],
  ['pause', ',:\n()—–…'],
  ['quote', '"“”«»'],
];
const kinds: ReadonlyMap<number, PieceKind> = new Map(
  KINDS.flatMap(([kind, signs]) => [...signs].map((sign) => [sign.charCodeAt(0), kind] as const)),
);
/** Kinds by ASCII code, as most signs are ASCII; others are looked up in the map. */
const ASCII = 128;
const asciiKinds: readonly (PieceKind | undefined)[] = Array.from({ length: ASCII }, (_, code) => kinds.get(code));
const kindOf = (code: number): PieceKind | undefined => (code < ASCII ? asciiKinds[code] : kinds.get(code));

const EMOJI = /^\p{Extended_Pictographic}$/u;
const DOT = 46;

/** Calls back for each piece of a plain text, in order; other characters are skipped. */
export function eachPiece(text: string, found: (kind: PieceKind, piece: string) => void): void {
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    let end = at + 1;
    if (kind === undefined) {
      if (code >= ASCII) {
        const sign = String.fromCodePoint(text.codePointAt(at) ?? code);
        if (EMOJI.test(sign)) found('emoji', sign);
        end = at + sign.length;
      }
    } else if (kind === 'quote') found(kind, text.charAt(at));
    else {
      // Several dots are a pause, like an ellipsis.
      const isDots = code === DOT && text.charCodeAt(end) === DOT;
      while (end < text.length && (isDots ? text.charCodeAt(end) === DOT : kindOf(text.charCodeAt(end)) === kind))
        end += 1;
      found(isDots ? 'pause' : kind, text.slice(at, end));
    }
    at = end;
  }
}
