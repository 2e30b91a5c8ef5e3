import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile.ts';

/** A body: a value sent as JSON, possibly damaged. */
export type BodyPlan = { value: unknown; damage: Damage; isChunked: boolean };
type Damage =
  | { kind: 'none' }
  | { kind: 'cut'; at: number }
  | { kind: 'replaced'; by: string }
  | { kind: 'token'; by: string };

/** Bodies with invalid or unusual JSON. */
const TEXTS = [
  ...['', 'null', '[]', '"text"', '3', 'true', '{', '}', 'a=1&b=2', '{"a":1,}', "{'a':1}", '{"a":1}{"b":2}', 'NaN'],
  ...['\ufeff{}', '\u0000', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"a":1e999}', '-'],
  ...[
    '['.repeat(100_000),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `{"a":"${'x'.repeat(1_100_000)}"}`,
    ' '.repeat(1_000_001),
  ],
  ...[' '.repeat(200_000), `{"a":${'9'.repeat(5000)}}`, '{"score":3,"score":99}', '{"\\u0000":1}', '"\\ud800"'],
] as const;
/** JSON tokens that replace a value in a body. JSON.stringify never writes them. */
const TOKENS = [
  ...['1e999', '-1e999', '-0', '1E5', '9007199254740993', '0.1e-400', '"\\ud800"', '"\\u0000"', '{"a":{"a":{}}}'],
  ...['01', '+1', 'NaN', `${'['.repeat(5000)}${']'.repeat(5000)}`, '[[],[],{}]', '"\\uD83D"', '"\\x"'],
] as const;

const damages: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Damage>({ kind: 'none' }) },
  { weight: 1, arbitrary: fc.nat({ max: 200 }).map((at): Damage => ({ kind: 'cut', at })) },
  { weight: 2, arbitrary: fc.constantFrom(...TOKENS).map((by): Damage => ({ kind: 'token', by })) },
  {
    weight: 1,
    arbitrary: fc.oneof(fc.constantFrom(...TEXTS), hostileText).map((by): Damage => ({ kind: 'replaced', by })),
  },
);

/** Files of other apps, small and valid. */
const FILES = [
  'full_date,date,weekday,time,mood,activities,scales,note_title,note\n2026-03-01,1 de mar.,domingo,10:00,bem,"sol",,"","oi"\n',
  '[{"date":"2026-3-2","type":"Mood","scores":[4],"notes":"","tags":[]}]',
] as const;

/** Generates bodies of calls whose body is a file. */
export const fileBody: fc.Arbitrary<BodyPlan | null> = fc.record<BodyPlan>({
  value: fc.constant(null),
  damage: fc.oneof(fc.constantFrom(...FILES), hostileText).map((by): Damage => ({ kind: 'replaced', by })),
  isChunked: fc.boolean(),
});

/** Generates valid bodies; null if the endpoint has no body. */
export const fittingBody = (values: fc.Arbitrary<unknown> | null): fc.Arbitrary<BodyPlan | null> =>
  values === null ? fc.constant(null) : values.map((value) => ({ value, damage: { kind: 'none' }, isChunked: false }));

/** Generates bodies of which some are invalid. @param of values for the body; null if the endpoint has no body. */
export function hostileBody(
  of: { fit: fc.Arbitrary<unknown>; hostile: fc.Arbitrary<unknown> } | null,
): fc.Arbitrary<BodyPlan | null> {
  if (!of) return fc.record<BodyPlan>({ value: hostileValue, damage: damages, isChunked: fc.boolean() });
  const wrong = fc.record<BodyPlan>({
    value: of.hostile,
    damage: fc.constant<Damage>({ kind: 'none' }),
    isChunked: fc.boolean(),
  });
  const damaged = fc.record<BodyPlan>({ value: of.fit, damage: damages, isChunked: fc.boolean() });
  return fc.oneof(
    { weight: 12, arbitrary: wrong },
    { weight: 4, arbitrary: damaged },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

/** The text of a body to send. */
export function textOf({ value, damage }: BodyPlan): string {
  const text = JSON.stringify(value) ?? '';
  if (damage.kind === 'cut') return text.slice(0, damage.at);
  if (damage.kind === 'replaced') return damage.by;
  if (damage.kind === 'token') return text.replace(/:(?:-?\d[\d.e+-]*|"[^"]*"|true|false|null)/, () => `:${damage.by}`);
  return text;
}
