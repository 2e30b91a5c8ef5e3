import type { RecordDocument, RecordScreening } from '../record-document.ts';

/** Words of sentences, each with one that says something else. */
const OTHER_WORDS: readonly [word: string, other: string][] = [
  ['subiu', 'desceu'],
  ['desceu', 'subiu'],
  ['mais alta', 'mais baixa'],
  ['mais baixa', 'mais alta'],
  ['parecid', 'diferent'],
  ['perto de “', 'entre “'],
  ['“Muito mal”', '“Mal”'],
  ['“Mal”', '“Neutro”'],
  ['“Neutro”', '“Bem”'],
  ['“Bem”', '“Neutro”'],
  ['“Muito bem”', '“Bem”'],
  ['“Excelente”', '“Muito bem”'],
  ['mínimos', 'leves'],
  ['leves', 'mínimos'],
  ['moderados', 'moderadamente graves'],
  ['moderadamente graves', 'graves'],
  [' graves.', ' leves.'],
  [', uma diferença pequena, que pode vir só da variação de um dia para o outro', ''],
  ['madrugada (0h às 5h)', 'noite (18h às 24h)'],
  ['manhã (5h às 12h)', 'tarde (12h às 18h)'],
  ['tarde (12h às 18h)', 'manhã (5h às 12h)'],
  ['noite (18h às 24h)', 'madrugada (0h às 5h)'],
  ['PHQ-9', 'GAD-7'],
  ['GAD-7', 'PHQ-9'],
  ['não faz nenhum', 'faz algum'],
  ['conta que faz algum', 'conta que não faz nenhum'],
  ['conta: boa.', 'conta: ruim.'],
  ['conta: ruim.', 'conta: boa.'],
  ['outro', 'mesmo'],
  ['como tomada', 'como pulada'],
  ['como pulada', 'como tomada'],
  ['tomadas sem', 'puladas sem'],
];

/** Another number or day in the same form. Averages differ by more than their rounding. */
function otherNumber(text: string): string {
  if (text.includes('/')) return `${String((Number(text.slice(0, 2)) % 28) + 1).padStart(2, '0')}${text.slice(2)}`;
  if (!/^\d,\d$/.test(text)) return text.replace(/\d+$/, (digits) => String(Number(digits) + 1));
  const tenths = Number(text.replace(',', '')) + (text >= '2,5' ? -2 : 2);
  return `${Math.floor(tenths / 10)},${tenths % 10}`;
}

/** A sentence with one error: each of its numbers and days, and each known word, replaced by another one. */
export function falseSentences(sentence: string): string[] {
  const numbers = [...sentence.matchAll(/\d\d\/\d\d(?:\/\d{4})?|\d,\d|\d+(?:\.\d{3})*/g)];
  return [
    ...numbers.map(
      ({ 0: text, index }) => sentence.slice(0, index) + otherNumber(text) + sentence.slice(index + text.length),
    ),
    ...OTHER_WORDS.filter(([word]) => sentence.includes(word)).map(([word, other]) => sentence.replace(word, other)),
  ];
}

type Path = readonly (string | number)[];

/** The figures of a document that a kind of sentence states. */
const STATED: readonly [path: RegExp, kinds: string][] = [
  [/^(ownWords|medication|medicationDiary\.\d+\..*|sleep\..*|treatment\..*)$/, ''],
  [/^(startDate|endDate|moods\.(entries|days|periodDays))$/, 'one day|some days|each day'],
  [/^moods\.average$/, 'average'],
  [/^moods\.course\..*$/, 'change|no change'],
  [/^moods\.bestDay\.(date|average)$/, 'best day'],
  [/^moods\.hardestDay\.(date|average)$/, 'hardest day'],
  [/^weeks\.best\..*$/, 'best week'],
  [/^weeks\.hardest\..*$/, 'hardest week'],
  [/^weeks\.(best|hardest)\.average$/, 'similar weeks'],
  [/^timesOfDay\.\d\.(part|average|entries)$/, 'times'],
  [/^timesOfDay\.\d\.average$/, 'similar times'],
  [/^tags\.\d\..*$/, 'tag'],
  [/^screenings\.\d+\.(instrument|localDate|score|severity)$/, 'only result|first result'],
];

const OTHER_VALUES: Readonly<Record<string, [string, string]>> = {
  severity: ['mild', 'severe'],
  part: ['morning', 'evening'],
  instrument: ['PHQ-9', 'GAD-7'],
};

function otherValue(key: string | number | undefined, value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') {
    return /average|before|after/i.test(String(key)) ? value + (value > 2.5 ? -0.4 : 0.4) : value + 1;
  }
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return new Date(Date.parse(text) + 86_400_000).toISOString().slice(0, 10);
  const [first, second] = OTHER_VALUES[String(key)] ?? [`${text}x`, ''];
  return text === first ? second : first;
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

const isEnd = (all: readonly RecordScreening[], one: RecordScreening | undefined): boolean => {
  const taken = all.filter(({ instrument }) => instrument === one?.instrument);
  return one !== undefined && (one === taken[0] || one === taken.at(-1));
};

/** Whether a sentence states the figure: of tags those with a clear difference, of screenings first and last. */
function isStated({ timesOfDay, tags, screenings }: RecordDocument, [list, at]: Path): boolean {
  if (list === 'timesOfDay') return (timesOfDay?.[Number(at)]?.average ?? null) !== null;
  if (list === 'tags') return tags?.[Number(at)]?.isClear === true;
  return list !== 'screenings' || isEnd(screenings ?? [], screenings?.[Number(at)]);
}

/** Copies of a document with one other figure each, of those that the document's sentences state. */
export function falseDocuments(document: RecordDocument, kinds: readonly string[]): [path: string, RecordDocument][] {
  const stated = STATED.filter(([, of]) => of === '' || of.split('|').some((kind) => kinds.includes(kind)));
  return leavesOf(document)
    .filter((path) => stated.some(([pattern]) => pattern.test(path.join('.'))) && isStated(document, path))
    .map((path) => {
      const copy = structuredClone(document);
      const parent = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(value as object, key), copy);
      const key = path.at(-1) ?? '';
      Reflect.set(parent as object, key, otherValue(key, Reflect.get(parent as object, key)));
      return [path.join('.'), copy];
    });
}
