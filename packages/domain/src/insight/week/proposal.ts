import { isGoodSleepTag, topicsOfTagName } from '../../recommendation/topics.ts';
import { foldForSearch } from '../../text/plain-text.ts';
import { DAY_MS } from '../../time/local-date.ts';
import type { LevelOf, Proposal, ProposedPiece, WeekInput, WeekTag } from './material.ts';

/** Folded words of tags that are never proposed, even if they go with better days. */
const NEVER =
  /\b(?:alcool\w*|beb(?:i|e|er|ida|idas|endo|edeira)|cervej\w*|vinho\w*|drinks?|cachaca|vodka|whisky|bar|balada|maconha|beck|baseado|cigarro\w*|fum\w*|vape|narguile|drog\w*|po|coca(?:ina)?|md|bala|doce|rivotril|clonazepam|zolpidem|remedio\w*|medica\w*|dose|ritalina|venvanse|jejum|dieta\w*|regime|pulei|nao comi|laxante\w*|vomit\w*|emagrec\w*|peso|compras|comprei|gast\w*|apost\w*|bets?|cassino|jogo|jogos|tigrinho|porn\w*|sexo|cort\w*|machuc\w*|briga\w*|brig\w*|vinganca|ex|tpm|menstru\w*|doente|dor)\b/;

/** Library topics for a week without a tag that goes with better days. */
const TOPICS = { hard: ['autocompaixao', 'desanimo', 'rotina'], other: ['rotina', 'habitos', 'gratidao'] } as const;

const mayPropose = (name: string, levelOf: LevelOf): boolean =>
  !NEVER.test(foldForSearch(name)) && levelOf(name) === 'none';

/** A piece on one of these topics, another one each day; null without one. */
function pieceOn(
  { pieces, today }: Pick<WeekInput, 'pieces' | 'today'>,
  topics: readonly string[],
): ProposedPiece | null {
  const found = pieces.filter(({ topic }) => topics.includes(topic));
  const chosen = found[(Date.parse(today) / DAY_MS) % Math.max(found.length, 1)];
  return chosen ? { title: chosen.title, url: chosen.url } : null;
}

/**
 * One small thing for the next week: the tag that goes most clearly with the person's better days, or a piece of the
 * library on what weighed on the week.
 */
export function proposalOf(
  effects: readonly WeekTag[],
  isHard: boolean,
  input: Pick<WeekInput, 'levelOf' | 'pieces' | 'today'>,
): Proposal {
  const helped = effects.find(
    (effect) => effect.average > effect.otherAverage && mayPropose(effect.name, input.levelOf),
  );
  if (helped) return { kind: 'tag', effect: helped, isSleep: isGoodSleepTag(helped.name) };
  const heavy = effects.filter(({ average, otherAverage, weekDays }) => average < otherAverage && weekDays > 0);
  const topics = [...heavy.map(({ name }) => topicsOfTagName(name)), isHard ? TOPICS.hard : TOPICS.other];
  for (const one of topics) {
    const piece = pieceOn(input, one);
    if (piece) return { kind: 'piece', piece };
  }
  return { kind: 'none' };
}
