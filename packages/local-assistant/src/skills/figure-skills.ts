import { beforeSentence, besideWords, partSentence, standsBeside, weekdaySentence } from '../figures/compared.ts';
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
import { dayAnchor, days, decimal, ofFive, records } from '../language/figures-in-words.ts';
import { offered } from '../replies/offers.ts';
import type { Draft, Situation, Skill } from '../situation.ts';

/** With fewer days a figure is described as a small sample. */
const FEW_DAYS = 3;

export const nothingYet = ({ pick }: Situation): Draft => ({
  paragraphs: [pick(NOTHING_YET)],
  ask: pick(NOTHING_ASKS),
});

/** Removes missing sentences. */
export const present = (parts: readonly (string | null)[]): string[] => parts.filter((part) => part !== null);

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
