import { isMoodScore, MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { DIFFICULTY_ANSWERS, FORMS, type Instrument, SCREENING_ANSWERS } from '@alento/domain/screening/instruments';
import { answerCopy, answerNames, optionNames } from '../answer-labels.copy.ts';
import { type Html, html } from '../html.ts';
import { inlineUserText, type PageSource } from '../section.ts';

type AnswerScalar = string | number | boolean;
/** An answer as it is stored: a value, a list of values or a flat map of values. */
type Answer = AnswerScalar | readonly AnswerScalar[] | Readonly<Record<string, AnswerScalar>> | null;

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 20 });

const SCREENING_FIELDS: Readonly<Record<string, Instrument>> = {
  depressionScreening: 'PHQ-9',
  anxietyScreening: 'GAD-7',
};

/** A field of a record itself: people choose the names of custom fields, `constructor` too. */
const own = <T>(record: Readonly<Record<string, T>>, field: string): T | undefined =>
  Object.hasOwn(record, field) ? record[field] : undefined;

/** Words of a value: of an option its label, of a text the text. */
function wordsOf(field: string, value: AnswerScalar): string {
  if (typeof value === 'boolean') return value ? answerCopy.yes : answerCopy.no;
  if (typeof value === 'string') return own(own(optionNames, field) ?? {}, value) ?? value;
  if (field === 'currentMood' && isMoodScore(value)) return MOOD_LABELS[value];
  if (field === 'depressionDifficulty') return DIFFICULTY_ANSWERS[value] ?? number.format(value);
  return number.format(value);
}

type Map = Readonly<Record<string, AnswerScalar>>;

/** The answers of a screening in the order of its questions. */
const screeningAnswers = (instrument: Instrument, answers: Map): Html =>
  html`<ol>${FORMS[instrument].items
    .filter((item) => answers[item] !== undefined)
    .map((item) => html`<li>${SCREENING_ANSWERS[Number(answers[item])] ?? String(answers[item])}</li>`)}</ol>`;

function valueHtml(field: string, answer: Exclude<Answer, null>): Html {
  if (typeof answer !== 'object') return html`<span class="text" dir="auto">${wordsOf(field, answer)}</span>`;
  if (Array.isArray(answer))
    return html`<ul>${(answer as readonly AnswerScalar[]).map((value) => html`<li class="text" dir="auto">${wordsOf(field, value)}</li>`)}</ul>`;
  const map = answer as Map;
  const instrument = own(SCREENING_FIELDS, field);
  if (instrument !== undefined) return screeningAnswers(instrument, map);
  return html`<ul>${Object.entries(map).map(
    ([name, value]) => html`<li class="text">${inlineUserText(name)}: ${inlineUserText(wordsOf(name, value))}</li>`,
  )}</ul>`;
}

const isAnswered = (answer: Answer | undefined): answer is Exclude<Answer, null> =>
  answer !== undefined && answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0);

/** The person’s answers: first the known fields in the order of the onboarding, then the others. */
export async function* answersPart({ data }: PageSource): AsyncGenerator<Html> {
  const answers = data.onboarding.data as Readonly<Record<string, Answer | undefined>>;
  const known = Object.keys(answerNames).filter((field) => Object.hasOwn(answers, field));
  const others = Object.keys(answers).filter((field) => !Object.hasOwn(answerNames, field));
  const rows = [...known, ...others].flatMap((field) => {
    const answer = answers[field];
    return isAnswered(answer)
      ? [html`<dt>${own(answerNames, field) ?? field}</dt><dd>${valueHtml(field, answer)}</dd>`]
      : [];
  });
  if (rows.length > 0)
    yield html`<dl>${rows}</dl>
`;
}
