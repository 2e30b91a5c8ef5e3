import type { InsightFigures } from '@alento/domain/insight/figures';
import { tagSentence } from '../figures/compared.ts';
import { FIGURE_ASKS, MORE_TAGS, NO_CAUSE, NO_CLEAR_EFFECT, WHY_UNKNOWN } from '../figures/figures.copy.ts';
import { counted, ofFive } from '../language/figures-in-words.ts';
import { tellingStems } from '../language/words.ts';
import { offered } from '../replies/offers.ts';
import type { Draft, Situation, Skill } from '../situation.ts';
import { nothingYet } from './figure-skills.ts';

/** Maximum number of tags in one reply. */
const SHOWN = 3;

type Effect = InsightFigures['tags'][number];

/** The person's tag whose words all occur in the message. */
function namedTag({ message, request: { person } }: Situation): string | null {
  const stems = new Set(tellingStems(message));
  const names = new Set([...person.week.tags.map(({ name }) => name), ...person.entries.flatMap(({ tags }) => tags)]);
  const isNamed = (name: string): boolean => {
    const parts = tellingStems(name);
    return parts.length > 0 && parts.every((part) => stems.has(part));
  };
  return [...names].find(isNamed) ?? null;
}

/** A reply about one tag. */
function oneTag(situation: Situation, name: string): Draft {
  const { pick, request } = situation;
  const effect = request.person.week.tags.find((tag) => tag.name === name);
  if (effect) return { paragraphs: [`${tagSentence(effect)} ${pick(NO_CAUSE)}`], ask: pick(FIGURE_ASKS) };
  const marked = request.person.entries.filter(({ tags }) => tags.includes(name));
  const mean = marked.reduce((sum, { score }) => sum + score, 0) / marked.length;
  return {
    paragraphs: [
      `Você marcou “${name}” em ${counted(marked.length, 'registro', 'registros')} dos últimos 14 dias, com média ${ofFive(mean)}. Ainda não aparece uma diferença clara entre os dias com e sem ele, então eu não tiraria conclusão.`,
    ],
    ask: pick(['E para você, ele pesa ou alivia?', 'O que você percebe nesses dias?']),
  };
}

/** How days with tags compare to days without, with the number of days and without claiming a cause. */
export const tags: Skill = (situation) => {
  const { pick, words, request } = situation;
  const effects = request.person.week.tags;
  const named = namedTag(situation);
  if (named !== null) return oneTag(situation, named);
  if (request.person.entries.length === 0 && effects.length === 0) return nothingYet(situation);
  const isUp = (effect: Effect): boolean => effect.average >= effect.otherAverage;
  const wantsUp = /\b(?:bem|feliz|melhor\w*|anima|levanta)\b/.test(words);
  const wantsDown = /\b(?:mal|triste|pior\w*|derruba|atrapalha)\b/.test(words);
  const wanted = wantsUp === wantsDown ? effects : effects.filter((effect) => isUp(effect) === wantsUp);
  const shown = (wanted.length > 0 ? wanted : effects).slice(0, SHOWN);
  if (shown.length === 0)
    return {
      paragraphs: [`${pick(NO_CLEAR_EFFECT)} ${pick(MORE_TAGS)}`],
      ask: pick([
        'O que você diria que mais mexe com os seus dias?',
        'Tem algo que você desconfia que faça diferença?',
      ]),
    };
  const lead =
    wanted.length > 0 ? 'Nas últimas oito semanas:' : 'Desse lado nada se destaca nos seus números. O que aparece é:';
  return {
    paragraphs: [`${lead}\n\n${shown.map((effect) => `- ${tagSentence(effect)}`).join('\n')}`, pick(NO_CAUSE)],
    ask: pick(FIGURE_ASKS),
  };
};

/** "Por que estou mal?": names tags that coincide with low days and doesn't claim a cause. */
export const why: Skill = (situation) => {
  const { pick, request } = situation;
  const effects = request.person.week.tags.filter((effect) => effect.average < effect.otherAverage).slice(0, 1);
  return {
    paragraphs: [[pick(WHY_UNKNOWN), ...effects.map(tagSentence)].join(' ')],
    ask: pick([
      'E você, desconfia de quê?',
      'O que você acha que mais pesou?',
      ...(effects.length === 0 ? [offered('week', pick)] : []),
    ]),
  };
};
