import type { Span } from './hits.ts';
import { has, type Token } from './tokens.ts';

/** How far before a sign a negation still reaches, in words. */
const REACH = 8;
/** What follows "me matar não …" when it is turned down. */
const TURNED_DOWN = ['e', 'resolve', 'adianta', 'passa', 'seria'];
/** What follows "a vontade de … foi embora" when it is gone. */
const GONE = ['foi', 'passou', 'sumiu', 'acabou', 'diminuiu', 'nunca'];

/** "Não quero mais | vou me matar": what was negated ended with "mais", and a new clause begins. */
const isNewClause = (tokens: readonly Token[], at: number, start: number): boolean =>
  has(tokens[at], 'mais') &&
  at === start - 1 &&
  ['quero', 'vou'].some((verb) => has(tokens[start], verb)) &&
  !has(tokens[at - 1], '@nao');

/**
 * Whether a sign is negated: a negation before it, and nothing between but what passes it on ("não estou
 * pensando em"). Two negations undo each other ("não tem um dia que eu não pense em").
 */
export function isNegated(tokens: readonly Token[], { start, end }: Span): boolean {
  let negations = 0;
  for (let at = start - 1; at >= Math.max(0, start - REACH); at -= 1) {
    const token = tokens[at];
    if (has(token, 'nem') && has(tokens[at + 1], '@nao')) continue;
    if (has(token, 'nao') && has(tokens[at - 1], 'a') && has(tokens[at + 1], 'ser')) return false;
    if (has(token, '@nao') && tokens.slice(at, end).some((between) => has(between, '@deixar', 'coragem'))) return false;
    if (has(token, '@nao') || (has(token, 'sem') && at >= start - 2)) negations += 1;
    else if (has(token, ',') || has(token, 'tanto') || has(token, 'sei') || isNewClause(tokens, at, start)) break;
    else if (!has(token, '@clear') && !has(token, '@filler')) break;
  }
  if (negations % 2 === 1) return true;
  if (GONE.some((word) => has(tokens[end], word)) && has(tokens[start], '@vontade')) return true;
  return has(tokens[end], '@nao') && TURNED_DOWN.some((word) => has(tokens[end + 1], word));
}
