import type { ReplyTask } from '@alento/domain/assistant/assistant-model';
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
  WHOLE_BOOK,
} from './answer-book.copy.ts';
import { answers } from './answers.ts';
import { replyTo } from './conversation/reply-to.ts';
import { onTopic } from './conversation/topic-reply.ts';
import { answerDoses } from './doses/ask-doses.ts';
import { listed } from './language/sentences.ts';
import { tellingStems } from './language/words.ts';
import { fittingPassage, pieceLink, quoteOf } from './replies/cite.ts';
import type { Draft, Situation } from './situation.ts';
import { injectionReply, isInjection } from './skills/talk-skills.ts';
import { doseChangeTopic } from './topics/dose-change.ts';

const PASSAGES = 8;
/** Number of chapters named in a reply to the question what the book is about. */
const CHAPTERS = 3;
/** Labels that are answered in the same way in every conversation. */
const IN_EVERY_CONVERSATION =
  /^(?:talk:(?:thanks|bye|who)|help:privacy|crisis|topic:(?:diagnosis|panic|medication-(?:missed|doubled|stop|side-effect|question)))$/;
/** Minimum share of such a label. */
const CLEAR = 0.6;
/** Words that ask about the book as a whole. */
const WHOLE =
  /\b(?:resumo|resume|do que (?:se )?trata|sobre o que|e sobre|assunto|vale a pena|de que fala|principal|ideia)\b/;

type BookTask = Extract<ReplyTask, { kind: 'book' }>;

/**
 * Answers from the passages of one book only. It quotes them with their chapter, or says that the book
 * doesn't cover the question.
 */
export async function answerBook(situation: Situation, { book }: BookTask): Promise<Draft> {
  const { pick, request, message, words, earlier } = situation;
  const link = pieceLink(book);
  const [top] = situation.ranked;
  if (words === '' || top?.label === 'talk:greeting')
    return { paragraphs: [pick(BOOK_HELLO).replace('{book}', () => link)], ask: pick(BOOK_HELLO_ASKS) };
  if (isInjection(words)) return injectionReply(situation);
  const doses = await answerDoses(request);
  if (doses) return doses;
  const change = doseChangeTopic(words);
  if (change) return onTopic(situation, change);
  const outside =
    top && top.share >= CLEAR && IN_EVERY_CONVERSATION.test(top.label) ? await replyTo(situation, top.label) : null;
  if (outside) return outside;
  const goesOn = answers.wantsMore(words) || answers.isYes(words);
  const query = goesOn ? (earlier.find((text) => tellingStems(text).length > 0) ?? message) : message;
  const found = request.findPassages(query, PASSAGES).filter(({ kind, id }) => kind === 'book' && id === book.id);
  if (WHOLE.test(words)) {
    const headings = request.findPassages(book.title, PASSAGES).flatMap(({ heading }) => heading ?? []);
    const chapters = [...new Set(headings)].slice(0, CHAPTERS).map((heading) => `“${heading}”`);
    if (chapters.length > 0)
      return {
        paragraphs: [
          pick(WHOLE_BOOK)
            .replace('{book}', () => link)
            .replace('{chapters}', () => listed(chapters)),
        ],
        ask: pick(BOOK_HELLO_ASKS),
        sources: [{ title: book.title, url: book.url }],
      };
  }
  const unread = found.filter(({ text }) => {
    const quote = quoteOf({ ...book, kind: 'book', heading: null, text }, query);
    return quote !== null && !situation.said.some((one) => one.includes(quote));
  });
  const passage = fittingPassage(query, goesOn ? unread : found);
  const quote = passage && quoteOf(passage, query);
  if (!passage || !quote)
    return {
      paragraphs: [`${pick(NOT_IN_BOOK).replace('{book}', () => link)} ${pick(NOT_IN_BOOK_HINT)}`],
      ask: pick(NOT_IN_BOOK_ASKS),
    };
  const source = (
    passage.heading === null ? pick(FROM_BOOK_START) : pick(FROM_BOOK).replace('{chapter}', () => passage.heading ?? '')
  ).replace('{quote}', () => `“${quote}”`);
  return {
    paragraphs: [source, pick(READ_ON).replace('{book}', () => link)],
    ask: pick(BOOK_ASKS),
    sources: [{ title: book.title, url: book.url }],
  };
}
