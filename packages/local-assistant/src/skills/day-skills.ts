import type { ContextEntry } from '@alento/domain/assistant/person-context';
import type { InsightDay } from '@alento/domain/insight/figures';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { addDays, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import { besideWords, daysOf } from '../figures/compared.ts';
import { FIGURE_ASKS } from '../figures/figures.copy.ts';
import { dayAnchor, ofFive, onDay, partName } from '../language/figures-in-words.ts';
import { listed } from '../language/sentences.ts';
import { offered } from '../replies/offers.ts';
import type { Draft, Situation, Skill } from '../situation.ts';
import { nothingYet, present, week } from './figure-skills.ts';

const entryLine = ({ part, score, tags }: ContextEntry): string =>
  `- ${partName(part)}: ${MOOD_LABELS[score]} (${ofFive(score)})${tags.length > 0 ? `, com ${listed(tags)}` : ''}`;

/** A reply with the entries of one day. */
function dayDraft(situation: Situation, date: LocalDate): Draft {
  const { pick, request } = situation;
  const entries = request.person.entries.filter((entry) => entry.date === date);
  if (entries.length === 0)
    return date === request.person.today
      ? {
          paragraphs: ['Hoje ainda não há registro seu. Se quiser, é só [registrar](/registrar): basta um toque.'],
          ask: pick(['E como está sendo o dia até agora?', 'Como você está neste momento?']),
        }
      : {
          paragraphs: [
            `Não encontrei registro ${onDay(date)}. Eu vejo os últimos 14 dias; o que veio antes está no [histórico](/historico), e dá para lançar um [dia passado](/registrar-lote) se quiser.`,
          ],
          ask: pick(['Você lembra como foi?', 'O que ficou daquele dia para você?']),
        };
  const [day] = daysOf(entries);
  const { week: figures } = request.person;
  const beside =
    figures.average === null || !day
      ? null
      : `A média da sua semana está em ${ofFive(figures.average)}: ${date === request.person.today ? 'hoje' : 'esse dia'} ficou ${besideWords(day.average, figures.average)}.`;
  const intro =
    entries.length === 1
      ? `Você registrou uma vez ${onDay(date)}:`
      : `Você registrou ${entries.length} vezes ${onDay(date)}, com média ${ofFive(day?.average ?? 0)}:`;
  return {
    paragraphs: present([`${intro}\n\n${entries.toReversed().map(entryLine).join('\n')}`, beside]),
    ask: pick(
      date === request.person.today
        ? ['E agora, mudou alguma coisa?', 'Isso ainda vale para agora?']
        : ['O que ficou daquele dia para você?', 'Tem algo dele que ainda pesa, ou que você queira repetir?'],
    ),
  };
}

export const today: Skill = (situation) => dayDraft(situation, situation.request.person.today);
export const yesterday: Skill = (situation) =>
  dayDraft(situation, addDays(situation.request.person.today, situation.words.includes('anteontem') ? -2 : -1));

const WEEKDAY_WORDS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];

/** The most recent day that matches a weekday or a day of the month in the text. */
function namedDay(words: string, today: LocalDate): LocalDate | null {
  const weekday = WEEKDAY_WORDS.findIndex((name) => words.includes(name));
  const monthDay = /\bdia ([0-9]{1,2})\b/.exec(words)?.[1];
  for (let back = monthDay === undefined && weekday === weekdayOf(today) ? 7 : 0; back < 31; back += 1) {
    const date = addDays(today, -back);
    if (monthDay === undefined ? weekdayOf(date) === weekday : Number(date.slice(8)) === Number(monthDay)) return date;
  }
  return null;
}

export const day: Skill = (situation) => {
  const date = namedDay(situation.words, situation.request.person.today);
  return date === null ? week(situation) : dayDraft(situation, date);
};

/** The best and the worst day of the week, or of the available days. */
function extremesOf({
  week: figures,
  entries,
}: Situation['request']['person']): { best: InsightDay; worst: InsightDay; of: string } | null {
  if (figures.best && figures.worst) return { best: figures.best, worst: figures.worst, of: 'dos últimos 7 dias' };
  const known = daysOf(entries).toSorted((one, other) => one.average - other.average);
  const worst = known[0];
  const best = known.at(-1);
  return worst && best && worst.average !== best.average ? { best, worst, of: 'dos últimos 14 dias' } : null;
}

const extreme =
  (which: 'best' | 'worst'): Skill =>
  (situation) => {
    const { pick, request } = situation;
    const { person } = request;
    if (person.entries.length === 0) return nothingYet(situation);
    const found = extremesOf(person);
    if (!found)
      return {
        paragraphs: [
          'Nos dias que vejo, os seus registros ficaram parecidos: nenhum se destaca para cima nem para baixo.',
        ],
        ask: pick(FIGURE_ASKS),
      };
    const { date, average } = found[which];
    const tags = [...new Set(person.entries.filter((entry) => entry.date === date).flatMap((entry) => entry.tags))];
    const told = `O dia mais ${which === 'best' ? 'leve' : 'pesado'} ${found.of} foi ${dayAnchor(date)}, com média ${ofFive(average)}.`;
    const marked = tags.length > 0 ? ` Nele você marcou ${listed(tags.map((tag) => `“${tag}”`))}.` : '';
    return {
      paragraphs: [`${told}${marked}`],
      ask: pick(
        which === 'best'
          ? ['O que teve de bom ali?', 'Você lembra o que fez diferença?', offered('worst', pick)]
          : ['Quer me contar o que houve?', 'Como você atravessou esse dia?', offered('best', pick)],
      ),
    };
  };
export const bestDay = extreme('best');
export const worstDay = extreme('worst');
