import type { InsightDay } from '@alento/domain/insight/figures';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { addDays, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import type { ContextEntry } from '../../person-context.ts';
import {
  beforeSentence,
  besideWords,
  daysOf,
  partSentence,
  standsBeside,
  weekdaySentence,
} from '../figures/compared.ts';
import {
  FEW,
  FIGURE_ASKS,
  HARD_WEEK,
  NO_CAUSE,
  NOTHING_ASKS,
  NOTHING_YET,
  SEE_MORE,
  WEEK_OPENS,
} from '../figures/figures.copy.ts';
import { dayAnchor, days, decimal, ofFive, onDay, partName, records } from '../language/figures-in-words.ts';
import { listed } from '../language/sentences.ts';
import { offered } from '../offers.ts';
import type { Draft, Situation, Skill } from '../situation.ts';

/** Days below which a figure is called a small sample. */
const FEW_DAYS = 3;

export const nothingYet = ({ pick }: Situation): Draft => ({
  paragraphs: [pick(NOTHING_YET)],
  ask: pick(NOTHING_ASKS),
});

const present = (parts: readonly (string | null)[]): string[] => parts.filter((part) => part !== null);

export const week: Skill = (situation) => {
  const { pick, request } = situation;
  const { week: figures } = request.person;
  const { average, best, worst, trend } = figures;
  if (average === null) return nothingYet(situation);
  const told = `${pick(WEEK_OPENS)} Nos últimos 7 dias você registrou em ${days(figures.days)} (${records(figures.entries)}), com média **${ofFive(average)}**.`;
  const ends =
    best && worst
      ? `O dia mais leve foi ${dayAnchor(best.date)}, com ${decimal(best.average)}, e o mais pesado, ${dayAnchor(worst.date)}, com ${decimal(worst.average)}.`
      : null;
  return {
    paragraphs: present([
      [told, figures.days < FEW_DAYS ? pick(FEW) : null, beforeSentence(figures)].filter(Boolean).join(' '),
      ends,
      trend === 'Delicada' ? pick(HARD_WEEK) : null,
    ]),
    ask: pick([pick(FIGURE_ASKS), offered('month', pick), ...(figures.tags.length > 0 ? [offered('tags', pick)] : [])]),
  };
};

export const month: Skill = (situation) => {
  const { pick, request } = situation;
  const { month: figures, week: last } = request.person;
  if (figures.average === null) return nothingYet(situation);
  const told = `Nos últimos 30 dias você registrou em ${days(figures.days)} (${records(figures.entries)}), com média **${ofFive(figures.average)}**.`;
  const beside =
    last.average === null
      ? null
      : `A desta semana, ${ofFive(last.average)}, está ${besideWords(last.average, figures.average)}.`;
  return {
    paragraphs: present([
      [told, figures.days < FEW_DAYS ? pick(FEW) : null, beside].filter(Boolean).join(' '),
      pick(SEE_MORE),
    ]),
    ask: pick([pick(FIGURE_ASKS), offered('best', pick), offered('worst', pick)]),
  };
};

const entryLine = ({ part, score, tags }: ContextEntry): string =>
  `- ${partName(part)}: ${MOOD_LABELS[score]} (${ofFive(score)})${tags.length > 0 ? `, com ${listed(tags)}` : ''}`;

/** What was recorded on one day. */
function dayDraft(situation: Situation, date: LocalDate): Draft {
  const { pick, request } = situation;
  const entries = request.person.entries.filter((entry) => entry.date === date);
  if (entries.length === 0)
    return date === request.person.today
      ? {
          paragraphs: ['Hoje ainda não há registro seu. Se quiser, é só [registrar](/registrar), leva dois toques.'],
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

/** The latest day that a text names: a weekday, or a day of the month. */
export function namedDay(words: string, today: LocalDate): LocalDate | null {
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

/** Best and worst of the week, else of the days at hand. */
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

export const average: Skill = (situation) => {
  const { pick, request } = situation;
  const { week: figures, month: long } = request.person;
  if (figures.average === null && long.average === null) return nothingYet(situation);
  const lines = present([
    figures.average === null ? null : `- últimos 7 dias: **${ofFive(figures.average)}**, em ${days(figures.days)}`,
    long.average === null ? null : `- últimos 30 dias: **${ofFive(long.average)}**, em ${days(long.days)}`,
  ]);
  return {
    paragraphs: [`Sua média, de 0 (Muito mal) a 5 (Excelente):\n\n${lines.join('\n')}`],
    ask: pick(FIGURE_ASKS),
  };
};

export const trend: Skill = (situation) => {
  const { pick, request } = situation;
  const { week: figures } = request.person;
  if (figures.average === null) return nothingYet(situation);
  const { before } = figures;
  if (!before)
    return {
      paragraphs: [
        `Nesta semana a média está em ${ofFive(figures.average)}, em ${days(figures.days)}. Das semanas antes tenho pouco registro, então ainda não dá para dizer se subiu ou desceu.`,
      ],
      ask: pick([pick(FIGURE_ASKS), 'Como você sente: melhor, igual ou mais difícil?']),
    };
  const said = {
    alike: 'Está parecido com as semanas antes',
    above: 'Está subindo um pouco',
    'far-above': 'Subiu bastante',
    below: 'Está um pouco mais baixo do que vinha',
    'far-below': 'Caiu bastante',
  }[standsBeside(figures.average, before.average)];
  return {
    paragraphs: present([
      `${said}: média **${ofFive(figures.average)}** nesta semana (${days(figures.days)}), contra **${ofFive(before.average)}** nas quatro semanas antes (${days(before.days)}). Semana boa ou ruim sozinha não decide nada.`,
      figures.trend === 'Delicada' ? pick(HARD_WEEK) : null,
    ]),
    ask: pick([pick(FIGURE_ASKS), offered('worst', pick), offered('best', pick)]),
  };
};

export const timesOfDay: Skill = (situation) =>
  effectsDraft(situation, situation.request.person.week.timesOfDay.map(partSentence), 'a hora do dia');
export const weekdays: Skill = (situation) =>
  effectsDraft(situation, situation.request.person.week.weekdays.map(weekdaySentence), 'o dia da semana');

function effectsDraft(situation: Situation, sentences: readonly string[], what: string): Draft {
  const { pick, request } = situation;
  if (request.person.month.entries === 0) return nothingYet(situation);
  if (sentences.length === 0)
    return {
      paragraphs: [
        `Olhei as últimas oito semanas, e ${what} não faz uma diferença clara nos seus registros até aqui. ${pick(SEE_MORE)}`,
      ],
      ask: pick(FIGURE_ASKS),
    };
  return { paragraphs: [`${sentences.slice(0, 2).join(' ')} ${pick(NO_CAUSE)}`], ask: pick(FIGURE_ASKS) };
}

export const count: Skill = (situation) => {
  const { pick, request } = situation;
  const { week: figures, month: long } = request.person;
  if (long.entries === 0 && figures.entries === 0) return nothingYet(situation);
  return {
    paragraphs: [
      `Nos últimos 7 dias: ${records(figures.entries)}, em ${days(figures.days)}. Nos últimos 30: ${records(long.entries)}, em ${days(long.days)}. Não é meta, é só o que há para olhar.`,
    ],
    ask: pick(FIGURE_ASKS),
  };
};
