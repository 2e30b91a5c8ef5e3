import fc from 'fast-check';

/** Kinds of values that are read from responses and used in later calls. */
export type Pool =
  | ('entry' | 'tag' | 'cursor' | 'instant' | 'chat-session' | 'reply' | 'summary' | 'session' | 'plan-version')
  | ('article' | 'book' | 'terms' | 'policy' | 'reset-token' | 'audio' | 'export' | 'import')
  | ('record' | 'share' | 'invite' | 'patient' | 'listing' | 'medication' | 'device');
/** Kinds of values that are the same for every person. */
const SHARED: ReadonlySet<Pool> = new Set([
  ...([
    'article',
    'book',
    'terms',
    'policy',
    'audio',
    'instant',
    'plan-version',
    'reset-token',
    'listing',
    'invite',
  ] as const),
]);
/** Matches ids that clients choose. Two people may choose the same id. */
const CLIENT_CHOSEN_ID = /^(?:onboarding-mood-|aparelho-\d$)/;
const REMEMBERED = 300;
/** Kinds of values that are numbers. */
const NUMBERS: readonly Pool[] = ['instant', 'plan-version'];

/** The two people of a run. */
export const PEOPLE = ['first', 'second'] as const;
export type PersonName = (typeof PEOPLE)[number];

/** A placeholder for a value of an earlier response, replaced when the call is sent. `place` counts from the newest. */
export class Known {
  readonly pool: Pool;
  readonly place: number;
  /** Whether the placeholder is for a value of the other person. */
  readonly isOther: boolean;
  constructor(pool: Pool, place: number, isOther: boolean) {
    this.pool = pool;
    this.place = place;
    this.isOther = isOther;
  }
}

/** Generates placeholders: mostly for a value of the caller, and often for a recent one. */
export const knownOf = (pool: Pool): fc.Arbitrary<Known> =>
  fc
    .tuple(fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 500 })), fc.nat({ max: 4 }))
    .map(([place, other]) => new Known(pool, place, other === 4));

/** The values of each person's responses so far. Those of content and legal documents are stored once for both. */
export class Memory {
  readonly #values = new Map<string, string[]>();

  #of(person: PersonName, pool: Pool): string[] {
    const key = `${person} ${pool}`;
    const known = this.#values.get(key);
    if (known) return known;
    const values: string[] = [];
    this.#values.set(key, values);
    return values;
  }

  keep(person: PersonName, pool: Pool, value: string): void {
    const values = this.#of(person, pool);
    if (!values.includes(value)) values.push(value);
    if (values.length > REMEMBERED) values.shift();
  }

  newest = (person: PersonName, pool: Pool): string | undefined => this.#of(person, pool).at(-1);

  /** Removes a deleted value. */
  forget(value: string): void {
    for (const [key, values] of this.#values)
      this.#values.set(
        key,
        values.filter((one) => one !== value),
      );
  }

  /** Whether a placeholder is for a value that only the other person has. */
  isOthers(person: PersonName, known: Known): boolean {
    const value = this.#find(person, known);
    const isTheirs = this.#of(otherOf(person), known.pool).includes(value);
    return (
      isTheirs &&
      !SHARED.has(known.pool) &&
      !CLIENT_CHOSEN_ID.test(value) &&
      !this.#of(person, known.pool).includes(value)
    );
  }

  #find(person: PersonName, { pool, place, isOther }: Known): string {
    const values = this.#of(isOther ? otherOf(person) : person, pool);
    return values[values.length - 1 - (place % Math.max(1, values.length))] ?? 'nenhum';
  }

  /** The value for a placeholder. If no value of its kind is known yet, returns one that doesn't exist. */
  find(person: PersonName, known: Known): string | number {
    const value = this.#find(person, known);
    return NUMBERS.includes(known.pool) ? Number(value) : value;
  }
}

const otherOf = (person: PersonName): PersonName => (person === 'first' ? 'second' : 'first');
