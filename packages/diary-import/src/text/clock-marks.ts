/** What stands beside the digits of a time: nothing that matters, or that it is one of the 12-hour clock. */
export type ClockMark = '24 hours' | 'morning' | 'afternoon';

/** Locales of Daylio whose times Intl can write, with those of a language that differ. */
export const CLOCK_LOCALES =
  'af am ar ar-EG az be bg bn bs ca cs da de el en en-AU es es-MX et eu fa fi fil fr fr-CA gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl nn pa pl pt pt-PT ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zh-TW zu'.split(
    ' ',
  );

/** A time without spaces, invisible characters and case: what stands before it, hour, minute, what stands after it. */
const TIME = /^(\D*)(\d{1,2})[:.h](\d{2})(?:[:.]\d{2})?(\D*)$/;

/** Marks that some phones write and this version of Intl doesn't. */
const OTHER_MARKS: readonly (readonly [ClockMark, string])[] = [
  ['24 hours', 'h ч'],
  ['morning', 'am a damanhã damadrugada 오전 ek проб לפנה״צ ก่อนเที่ยง'],
  ['afternoon', 'pm p datarde danoite 오후 pk слоб אחה״צ หลังเที่ยง'],
];

let digits: Map<string, string> | undefined;

/** The text with the digits 0 to 9 in the place of those of other scripts. */
export function withLatinDigits(text: string): string {
  if (!/[\p{Nd}--[0-9]]/v.test(text)) return text;
  digits ??= new Map(
    Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
      const format = new Intl.NumberFormat('en', { numberingSystem });
      return Array.from({ length: 10 }, (_, digit) => [format.format(digit), String(digit)] as const);
    }),
  );
  const known = digits;
  return text.replace(/\p{Nd}/gu, (digit) => known.get(digit) ?? digit);
}

/** The hour, the minute and the mark of a written time. Null if it is none. */
export function timeParts(text: string): { hour: number; minute: number; mark: string } | null {
  const folded = withLatinDigits(text.normalize('NFKC'))
    .toLowerCase()
    // New phones separate the time from “PM” by a narrow no-break space.
    .replace(/[\s\p{Cf}]/gu, '');
  const match = TIME.exec(folded);
  if (!match) return null;
  const [, before = '', hour, minute, after = ''] = match;
  return { hour: Number(hour), minute: Number(minute), mark: `${before}${after}`.replaceAll('.', '') };
}

let marks: Map<string, ClockMark> | undefined;

/** The meanings of marks in all locales. They are listed when they are needed. No mark has two meanings. */
function clockMarks(): Map<string, ClockMark> {
  marks ??= new Map([
    ...CLOCK_LOCALES.flatMap((locale) =>
      [true, false].flatMap((hour12) => {
        const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hour12, timeZone: 'UTC' });
        return Array.from({ length: 24 }, (_, hour) => {
          const mark = timeParts(format.format(Date.UTC(2024, 0, 1, hour, 10)))?.mark ?? '';
          return [mark, hour12 ? (hour < 12 ? 'morning' : 'afternoon') : '24 hours'] as const;
        });
      }),
    ),
    ...OTHER_MARKS.flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
  ]);
  return marks;
}

/** What a mark says about its time. Undefined if no language has it. */
export const meaningOf = (mark: string): ClockMark | undefined => (mark === '' ? '24 hours' : clockMarks().get(mark));
