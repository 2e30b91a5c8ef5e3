import { dayOf } from '../period/calendar.ts';
import { NO_FILTER, type Query } from '../query/query.ts';
import { plainWords } from './plain-words.ts';

/** The day of the last answer: "nesse dia", "na véspera", "e a semana dele". */
const DAY =
  /\b(?:n|d)?(?:esse|este|aquele) (?:mesmo )?dia\b|\bvespera\b|\bdia (?:seguinte|anterior|antes|depois)\b|\bsemana (?:del[ea]|d?esse dia|daquele dia)\b|\bno dia$|^(?:e )?(?:o que|como|que|por que|qual)\b.*\b(?:nele|dele|la)$|^(?:e )?(?:por que|o que (?:houve|aconteceu|rolou|eu (?:escrevi|anotei|marquei|fiz)))(?: foi)?$/;
/** What a day after does in general, and not after that one. */
const HABIT = /\b(?:fico|amanheco|acordo|melhor|pior|me sinto|costum\w+|sempre|geralmente)\b/;
/** The tag of the last answer: "ela me faz bem?". */
const TAG =
  /\b(?:el[ea]|del[ea]|ess[ea]|dess[ea]|iss?so|disso|ess[ea] (?:tag|etiqueta|marcador|atividade)|a primeira|o primeiro)\b/;
const EFFECT =
  /\b(?:faz(?:endo)? (?:bem|mal)|ajuda\w*|atrapalha\w*|afeta\w*|me deixa|influ\w+|quando|quantas|quantos|media|nota|dias)\b/;

/**
 * The question before, as if it had been about the day or the tag that its answer named, where a message refers to it.
 */
export function pointed(message: string, before: Query | null): Query | null {
  const referents = before?.told;
  if (!before || !referents) return before;
  const words = plainWords(message);
  if (referents.day !== null && DAY.test(words) && !HABIT.test(words))
    return { ...before, measure: 'list', period: dayOf(referents.day), filter: NO_FILTER, than: null };
  if (referents.tag !== null && TAG.test(words) && EFFECT.test(words))
    return { ...before, filter: { ...NO_FILTER, tags: [referents.tag] }, than: null };
  return before;
}
