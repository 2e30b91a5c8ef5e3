import type { LocalDate } from '@alento/domain/time/local-date';
import type { Token } from './tokens.ts';
import { NUMBERS } from './vocabulary.ts';

/** A value read from a position on, and the position after it. */
export type Read<T> = { readonly value: T; readonly next: number };

type Part = { readonly words: readonly string[]; readonly isOptional: boolean };
/** The phrases that were read so far; the code has a few hundred, and reads each at every word. */
const PARTS = new Map<string, readonly Part[]>();

function partsOf(phrase: string): readonly Part[] {
  const known = PARTS.get(phrase);
  if (known !== undefined) return known;
  const parts = phrase.split(' ').map((word) => {
    const isOptional = word.endsWith('?');
    return { words: (isOptional ? word.slice(0, -1) : word).split('|'), isOptional };
  });
  PARTS.set(phrase, parts);
  return parts;
}

/** The words of a text to be read, and the day on which it was written. */
export class Words {
  readonly today: LocalDate;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[], today: LocalDate) {
    this.#tokens = tokens;
    this.today = today;
  }

  get length(): number {
    return this.#tokens.length;
  }

  at(position: number): string {
    return this.#tokens[position]?.text ?? '';
  }

  is(position: number, ...words: readonly string[]): boolean {
    return words.includes(this.at(position));
  }

  /** The position after these words in sequence, each given with its alternatives by "|"; -1 if others stand there. */
  after(position: number, phrase: string): number {
    let at = position;
    for (const { words, isOptional } of partsOf(phrase)) {
      if (words.includes(this.at(at))) at += 1;
      else if (!isOptional) return -1;
    }
    return at;
  }

  /** The position after the first of these phrases that stands there; -1 without one. */
  afterAny(position: number, phrases: readonly string[]): number {
    for (const phrase of phrases) {
      const next = this.after(position, phrase);
      if (next >= 0) return next;
    }
    return -1;
  }

  /** A number in digits or words, up to 999. */
  number(position: number): Read<number> | null {
    const text = this.at(position);
    if (/^\d{1,3}$/.test(text)) return { value: Number(text), next: position + 1 };
    const value = Object.hasOwn(NUMBERS, text) ? NUMBERS[text] : undefined;
    if (value === undefined) return null;
    const isTens = value >= 20 && value % 10 === 0;
    const unit = isTens && this.is(position + 1, 'e') ? NUMBERS[this.at(position + 2)] : undefined;
    if (unit !== undefined && unit < 10) return { value: value + unit, next: position + 3 };
    return { value, next: position + 1 };
  }
}
