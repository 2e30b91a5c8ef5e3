import type { HistoryFind } from '@alento/domain/assistant/assistant-model';
import { moodLabelOf } from '@alento/domain/mood-entry/scale';
import { dayName } from '../language/figures-in-words.ts';
import { asPlain, shortened } from '../language/sentences.ts';
import type { Draft, Skill } from '../situation.ts';
import {
  HISTORY_ASKS,
  HISTORY_HINT,
  HISTORY_NOTHING,
  HISTORY_OPENS,
  HISTORY_WHAT,
  HISTORY_WHAT_ASKS,
} from './history.copy.ts';

const RESULTS_MAX = 4;
const EXCERPT_MAX = 160;
const QUERY_MAX = 60;

const ASKING =
  /^.*?\b(?:falei|escrevi|comentei|contei|citei|mencionei|disse|registrei|anotei|reclamei|busca\w*|procur\w*|acha\w*|encontr\w*|pesquis\w*)\b\s*/iu;
const LEADING =
  /^(?:(?:a respeito|sobre|de|do|da|dos|das|com|o|a|os|as|em|no|na|nos|nas|por|para|que|eu|me|meu|minha|meus|minhas|um|uma|nas minhas|notas?|hist[oó]rico|registros?|conversas?|quando|onde|falei|escrevi|última vez)\s+)+/iu;

/** The search words of a message, in the person's spelling, because the search folds them itself. */
function searchWordsOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  const after = line
    .replace(ASKING, '')
    .replace(/[?!.…"“”]+/g, ' ')
    .trim();
  return shortened(asPlain(` ${after}`.replace(/^\s+/, '').replace(LEADING, '')), QUERY_MAX);
}

const line = ({ kind, date, url, excerpt, score }: HistoryFind): string => {
  const label = kind === 'note' ? dayName(date) : `conversa de ${dayName(date)}`;
  const mood = score === null ? '' : ` (${moodLabelOf(score)})`;
  return `- [${label}](${url})${mood}: “${shortened(asPlain(excerpt), EXCERPT_MAX)}”`;
};

/** Whether the assistant's previous message asked for search words. */
export const askedForSearchWords = (before: string | null): boolean =>
  before !== null && HISTORY_WHAT_ASKS.some((ask) => before.includes(ask));

/** "Quando falei da minha mãe?": results in the person's own notes and conversations, with links. */
export const history: Skill = async ({ message, before, pick, request }): Promise<Draft> => {
  const query = searchWordsOf(message);
  if (query.length < 2 || (/^(?:hist[oó]rico|buscar?|procurar)$/i.test(query) && !askedForSearchWords(before)))
    return { paragraphs: [pick(HISTORY_WHAT)], ask: pick(HISTORY_WHAT_ASKS) };
  const found = (await request.findHistory(query)).slice(0, RESULTS_MAX);
  if (found.length === 0)
    return {
      paragraphs: [`${pick(HISTORY_NOTHING).replace('{query}', () => `“${query}”`)} ${pick(HISTORY_HINT)}`],
      ask: pick(HISTORY_WHAT_ASKS),
    };
  return {
    paragraphs: [`${pick(HISTORY_OPENS)}\n\n${found.map(line).join('\n')}`],
    ask: pick(HISTORY_ASKS),
    sources: found.map(({ title, url }) => ({ title, url })),
  };
};
