import type { Span } from './matching/hits.ts';
import type { TextSets } from './matching/text-sets.ts';
import { anyOf } from './matching/word-set.ts';

/** How many words before a sign a negation can be. */
const REACH = 8;
/** Words after "me matar não …" that make it a rejection. */
const TURNED_DOWN = anyOf('e', 'resolve', 'adianta', 'passa', 'seria');
/** Words after "a vontade de … foi embora" that say it is gone. */
const GONE = anyOf('foi', 'passou', 'sumiu', 'acabou', 'diminuiu', 'nunca');
/** Words after "não" that make it a sign: "não deixo de pensar", "não tenho coragem". */
const UNDOES_NEGATION = anyOf('@deixar', 'coragem');
/** Words that end the scope of a negation. */
const STOPS = anyOf(',', 'tanto', 'sei');
/** Words inside the scope of a negation. */
const PASSES_ON = anyOf('@clear', '@filler');
const NEW_CLAUSE = anyOf('quero', 'vou');
const NAO = anyOf('@nao');
const PLAIN_NAO = anyOf('nao');
const NEM = anyOf('nem');
const MAIS = anyOf('mais');
const A = anyOf('a');
const SER = anyOf('ser');
const SEM = anyOf('sem');
const VONTADE = anyOf('@vontade');

/** "Não quero mais | vou me matar": the negated clause ended with "mais", and a new one begins. */
const isNewClause = (text: TextSets, at: number, start: number): boolean =>
  text.is(at, MAIS) && at === start - 1 && text.is(start, NEW_CLAUSE) && !text.is(at - 1, NAO);

/**
 * Whether a sign is negated: there is a negation before it, with only words of its scope in between ("não estou
 * pensando em"). Two negations cancel each other ("não tem um dia que eu não pense em").
 */
export function isNegated(text: TextSets, { start, end }: Span): boolean {
  let negations = 0;
  for (let at = start - 1; at >= Math.max(0, start - REACH); at -= 1) {
    if (text.is(at, NEM) && text.is(at + 1, NAO)) continue;
    if (text.is(at, PLAIN_NAO) && text.is(at - 1, A) && text.is(at + 1, SER)) return false;
    if (text.is(at, NAO) && text.within(at, end, UNDOES_NEGATION)) return false;
    if (text.is(at, NAO) || (text.is(at, SEM) && at >= start - 2)) negations += 1;
    else if (text.is(at, STOPS) || isNewClause(text, at, start)) break;
    else if (!text.is(at, PASSES_ON)) break;
  }
  if (negations % 2 === 1) return true;
  if (text.is(end, GONE) && text.is(start, VONTADE)) return true;
  return text.is(end, NAO) && text.is(end + 1, TURNED_DOWN);
}
