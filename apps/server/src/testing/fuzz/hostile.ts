import fc from 'fast-check';

const PILE = `a${'\u0301'.repeat(500)}`;

/** Texts that are known to cause problems in databases, encodings, dates, paths and templates. */
const NOTORIOUS_TEXTS = [
  ...['', ' ', '\t', '\u0000', 'a\u0000b', '\ud800', 'a\udfffb', '\ufeff', '\uffff', '\u202eabc\u202c', '\u200f'],
  ...['😀', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '𝒜𝓃𝒶', 'مرحبا', 'İıßẞ', 'ﷺ', PILE, 'é'.repeat(300), '👨‍👩‍👧‍👦'.repeat(90)],
  ...["'; drop table users; --", '$1', '{}', '[]', '{{7*7}}', `\${7*7}`, '<script>1</script>', 'a\r\nX-A: b'],
  ...['../../etc/passwd', '..', '.', '/', '\\', '%', '%00', '%2e%2e%2f', '%E0%A4%A', '__proto__', 'constructor'],
  ...['null', 'undefined', 'true', 'NaN', 'Infinity', '-Infinity', '-0', '0x10', '1e308', '1e400', '-1', '1.5', ' 1'],
  ...['9007199254740993', '8640000000000000', '8640000000000001', '-62135596800001', '-62135596800000'],
  ...['253402300799999', '253402300800000', '2147483648', '9223372036854775808', '9'.repeat(400)],
  ...['253402300800000~a', '253402300799999~a', '8640000000000000~a', '0~a', '1~\u0000', '-1~a'],
  ...['0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '+010000-01-01', '2026-02-30', '2024-02-29T00:00'],
  ...['a@b', 'a@b.co\u0000', `${'a'.repeat(310)}@b.co`, 'UTC', '+05:45', 'Etc/GMT+12', '7,7', ',', '0,0,0,0,0,0,0,0'],
] as const;

const REPEATED = fc
  .tuple(fc.constantFrom('a', ' ', 'é', '😀', '\u0000', '%', 'ab '), fc.constantFrom(65, 201, 256, 1025, 4001, 70_000))
  .map(([unit, count]) => unit.repeat(count));

/** Generates texts, mostly problematic ones. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NOTORIOUS_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: REPEATED },
);

const NOTORIOUS_NUMBERS = [
  ...[0, -0, -1, 1, 0.1, 1.5, -1.5, 6, 101, 501, 1e21, 1e300, Number.MAX_VALUE, Number.MIN_VALUE],
  ...[2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 8.64e15, 8.64e15 + 2, -62_135_596_800_001],
  ...[253_402_300_799_999, 253_402_300_800_000, 946_684_799_999, 946_684_800_000],
];

export const hostileNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...NOTORIOUS_NUMBERS),
  fc.integer(),
  fc.double(),
);

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};
const DEEP = nested(1000);

/** Generates values of any type, mostly problematic ones. Values that JSON can't represent become null. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, undefined, {}, [], [null], [[]], { a: 1 }) },
  { weight: 1, arbitrary: fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 200 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(DEEP, [DEEP], Array(150).fill(0), Array(150).fill('a')) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
