import type { Query, Than } from '../query/query.ts';
import { isWeekendToWorkdays } from './times.ts';

const NEXT_DAY =
  /\b(?:dias? seguintes?|n?o outro dia|do outro dia|outro dia depois|dia (?:que )?(?:vem )?(?:depois|dps)|dia depois|defasagem|como (?:eu )?(?:acordo|amanheco)|famosa ressaca|na ressaca|de um dia para o outro)\b/;
const WITHOUT =
  /\bsem\b(?! (?:falhar|pular|contar|registr\w+|treta|parar|sono|dormir|furar|nada|ele$|motivo))|\bdias (?:que|em que|q) (?:eu )?(?:nao|fico parad[oa])\b|\bquando nao\b|\bque nao tive\b|\b(?:tira(?:r|ndo)?|descont\w+) (?:da conta )?(?:os )?dias? (?:de|com)\b/;
/** The day itself, after a question about the day after. */
export const SAME_DAY = /\b(?:no|do) (?:proprio|mesmo) dia\b|\bno dia mesmo\b/;
const OTHER_DAYS =
  /\b(?:(?:nos?|dos|que os|que nos|aos|os) outros(?: dias)?|outros dias|que no resto(?! d[oae] (?:mes|semana|ano))|demais dias|acima do normal|abaixo do normal|que o normal|do que (?:eu )?costumo|que eu costumo|media geral|nao aparece|que o resto|(?:no|do) resto(?! d[oae] (?:mes|semana|ano|dia))|os restantes|dias normais|que de costume|que dias? de semana|dia de semana ou)\b/;
const PERIODS =
  /\b(?:compar\w+|contra|versus|vs|x|em relacao|em cima d[eao]s?|em comparacao|diferenca|perto d[eao]|um para o outro|(?:mais|menos|maior|menor|melhor|pior|acima|abaixo)(?: \w+){0,3} (?:do |da )?que)\b/;
/** The period comes after a word of comparison, so that it is the other one. */
const BEFORE_OTHER =
  /\b(?:que|do que|contra|versus|vs|em relacao a[os]?|comparad[oa]s? (?:com|a[os]?|ao?)|compar\w+ com|perto d[eao]s?|maior que|menor que)(?: (?:em|no|na|os|as|o|a|de|do|da|meu|minha|aos?))*$/;

export const comparesPeriods = (words: string): boolean => PERIODS.test(words);
/** Whether the text before a period makes it the one that is compared with. */
export const isOther = (wordsBefore: string): boolean => BEFORE_OTHER.test(wordsBefore);

/** The days that a folded text compares with; null if it compares with none, or with a period. */
export function comparesDays(
  words: string,
  { isEffect, hasTag, before }: { isEffect: boolean; hasTag: boolean; before: Query | null },
): Than | null {
  const isAboutTag = hasTag || (before !== null && before.filter.tags.length > 0);
  if (isEffect && isAboutTag && NEXT_DAY.test(words)) return { kind: 'next-day' };
  if (isWeekendToWorkdays(words)) return { kind: 'other-days' };
  if (isAboutTag && WITHOUT.test(words)) return { kind: 'without' };
  const isChosen = isAboutTag || before !== null;
  if (OTHER_DAYS.test(words)) return { kind: 'other-days' };
  if (isChosen && before?.filter.words != null && /\bsem\b/.test(words)) return { kind: 'other-days' };
  return null;
}
