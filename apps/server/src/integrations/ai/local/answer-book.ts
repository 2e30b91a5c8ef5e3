import type { ReplyTask } from '../assistant-model.ts';
import {
  BOOK_ASKS,
  BOOK_HELLO,
  BOOK_HELLO_ASKS,
  FROM_BOOK,
  FROM_BOOK_START,
  NOT_IN_BOOK,
  NOT_IN_BOOK_ASKS,
  NOT_IN_BOOK_HINT,
  READ_ON,
} from './answer-book.copy.ts';
import { answers } from './answers.ts';
import { fittingPassage, pieceLink, quoteOf } from './cite.ts';
import { matchIntents } from './intents.ts';
import { tellingStems } from './language/words.ts';
import type { Draft, Situation } from './situation.ts';
import { SKILLS } from './skills/skills.ts';

const PASSAGES = 8;
/** What is answered in any conversation alike. */
const SMALL_TALK = new Set([
  'thanks',
  'bye',
  'who',
  'human',
  'privacy',
  'injection',
  'help-now',
  'medication',
  'diagnosis',
  'panic',
]);
/** Words that ask about the book as a whole. */
const WHOLE =
  /\b(?:resumo|resume|do que (?:se )?trata|sobre o que|e sobre|assunto|vale a pena|de que fala|principal|ideia)\b/;

type BookTask = Extract<ReplyTask, { kind: 'book' }>;

/** A reply from one book's passages alone: quoted, with its chapter; says so where the book doesn't tell. */
export async function answerBook(situation: Situation, { book }: BookTask): Promise<Draft> {
  const { pick, request, message, words, earlier } = situation;
  const link = pieceLink(book);
  const [top] = matchIntents(words);
  if (words === '' || top?.id === 'greeting')
    return { paragraphs: [pick(BOOK_HELLO).replace('{book}', () => link)], ask: pick(BOOK_HELLO_ASKS) };
  if (top && SMALL_TALK.has(top.id)) return SKILLS[top.id](situation);
  const goesOn = answers.wantsMore(words) || answers.isYes(words);
  const query = goesOn ? (earlier.find((text) => tellingStems(text).length > 0) ?? message) : message;
  const found = request.findPassages(query, PASSAGES).filter(({ kind, id }) => kind === 'book' && id === book.id);
  const isWhole = WHOLE.test(words);
  const unread = found.filter(({ text }) => {
    const quote = quoteOf({ ...book, kind: 'book', heading: null, text }, query);
    return quote !== null && !situation.said.some((one) => one.includes(quote));
  });
  const passage =
    fittingPassage(query, goesOn ? unread : found) ??
    (isWhole ? (found[0] ?? request.findPassages(book.title, 1)[0]) : undefined);
  const quote = passage && quoteOf(passage, query);
  if (!passage || !quote)
    return {
      paragraphs: [`${pick(NOT_IN_BOOK).replace('{book}', () => link)} ${pick(NOT_IN_BOOK_HINT)}`],
      ask: pick(NOT_IN_BOOK_ASKS),
    };
  const told = (
    passage.heading === null ? pick(FROM_BOOK_START) : pick(FROM_BOOK).replace('{chapter}', () => passage.heading ?? '')
  ).replace('{quote}', () => `“${quote}”`);
  return {
    paragraphs: [told, pick(READ_ON).replace('{book}', () => link)],
    ask: pick(BOOK_ASKS),
    sources: [{ title: book.title, url: book.url }],
  };
}
