import type { Label } from '../understanding/labels.ts';
import type { Pick } from '../wording.ts';
import { ASKS_TO_TALK } from './offers.copy.ts';

/**
 * Offers for the last sentence of a reply, each with what a "sim" starts: a label, or the message that it stands for.
 */
const OFFERS = {
  breathe: {
    label: 'do:breathe',
    questions: [
      'Quer fazer uma respiração guiada comigo, passo a passo?',
      'Topa dois minutos de respiração guiada agora?',
      'Posso guiar uma respiração lenta com você?',
    ],
  },
  ground: {
    label: 'do:ground',
    questions: [
      'Quer que eu guie o aterramento pelos cinco sentidos?',
      'Topa um exercício de aterramento, bem devagar, comigo?',
    ],
  },
  relax: {
    label: 'do:relax',
    questions: ['Quer soltar o corpo por partes, comigo guiando?', 'Posso guiar um relaxamento curto, do pé à testa?'],
  },
  plan: {
    label: 'do:plan',
    questions: [
      'Quer pensar comigo em um amanhã mais leve?',
      'Topa escolher uma coisa pequena para amanhã, aqui comigo?',
    ],
  },
  gratitude: {
    label: 'do:gratitude',
    questions: ['Quer guardar três coisas boas de hoje comigo?', 'Topa me contar três coisas do dia que valeram?'],
  },
  week: {
    message: 'como foi minha semana?',
    questions: ['Quer ver o que os seus registros dizem desta semana?', 'Quer que eu olhe a sua semana nos registros?'],
  },
  month: {
    message: 'como foi meu mês?',
    questions: ['Quer ver o mês também?', 'Quer que eu olhe os últimos 30 dias?'],
  },
  worst: {
    message: 'qual foi meu pior dia dos últimos 7 dias?',
    questions: ['Quer ver também o dia mais pesado?', 'Olhamos o dia mais difícil também?'],
  },
  best: {
    message: 'qual foi meu melhor dia dos últimos 7 dias?',
    questions: ['Quer ver qual foi o dia mais leve?', 'Olhamos o melhor dia?'],
  },
  tags: {
    message: 'o que me faz bem?',
    questions: [
      'Quer ver quais marcadores costumam acompanhar dias melhores?',
      'Quer que eu veja o que aparece junto dos seus dias melhores e piores?',
    ],
  },
  talk: {
    label: 'topic:vent',
    questions: ['Quer me contar um pouco mais?', 'Quer falar disso comigo, sem conselho nenhum?'],
  },
  record: { label: 'help:record', questions: ['Quer registrar como você está agora?', 'Quer deixar isso anotado?'] },
  therapy: {
    label: 'topic:therapy',
    questions: ['Quer saber como chegar a um profissional?', 'Quer ver caminhos para encontrar terapia?'],
  },
} as const satisfies Record<string, ({ label: Label } | { message: string }) & { questions: readonly string[] }>;

export type OfferId = keyof typeof OFFERS;

/** The text of an offer. */
export const offered = (id: OfferId, pick: Pick): string => pick(OFFERS[id].questions);

/** Other questions that mean the same as an offer. */
const ALSO: Partial<Record<OfferId, readonly string[]>> = { talk: ASKS_TO_TALK };

/** The offer that a reply's question makes; null if it makes none. */
export function offerIn(ask: string): OfferId | null {
  const ids = Object.keys(OFFERS) as OfferId[];
  return ids.find((id) => [...OFFERS[id].questions, ...(ALSO[id] ?? [])].includes(ask)) ?? null;
}

/** What accepting an offer starts. */
export const startedBy = (id: OfferId): { label: Label } | { message: string } => OFFERS[id];
