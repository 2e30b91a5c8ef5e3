import type { IntentId } from '../intents/intents.ts';
import type { Pick } from '../wording.ts';

/** Offers for the last sentence of a reply, each with the intent that a "sim" starts. */
const OFFERS = {
  breathe: {
    intent: 'breathe',
    questions: [
      'Quer fazer uma respiração guiada comigo, passo a passo?',
      'Topa dois minutos de respiração guiada agora?',
      'Posso guiar uma respiração lenta com você?',
    ],
  },
  ground: {
    intent: 'ground',
    questions: [
      'Quer que eu guie o aterramento pelos cinco sentidos?',
      'Topa um exercício de aterramento, bem devagar, comigo?',
    ],
  },
  relax: {
    intent: 'relax',
    questions: ['Quer soltar o corpo por partes, comigo guiando?', 'Posso guiar um relaxamento curto, do pé à testa?'],
  },
  plan: {
    intent: 'plan',
    questions: [
      'Quer pensar comigo em um amanhã mais leve?',
      'Topa escolher uma coisa pequena para amanhã, aqui comigo?',
    ],
  },
  gratitude: {
    intent: 'gratitude',
    questions: ['Quer guardar três coisas boas de hoje comigo?', 'Topa me contar três coisas do dia que valeram?'],
  },
  week: {
    intent: 'week',
    questions: ['Quer ver o que os seus registros dizem desta semana?', 'Quer que eu olhe a sua semana nos registros?'],
  },
  month: { intent: 'month', questions: ['Quer ver o mês também?', 'Quer que eu olhe os últimos 30 dias?'] },
  worst: {
    intent: 'worst-day',
    questions: ['Quer ver também o dia mais pesado?', 'Olhamos o dia mais difícil também?'],
  },
  best: { intent: 'best-day', questions: ['Quer ver qual foi o dia mais leve?', 'Olhamos o melhor dia?'] },
  tags: {
    intent: 'tags',
    questions: [
      'Quer ver quais marcadores costumam acompanhar dias melhores?',
      'Quer que eu veja o que aparece junto dos seus dias melhores e piores?',
    ],
  },
  talk: {
    intent: 'vent',
    questions: ['Quer me contar um pouco mais?', 'Quer falar disso comigo, sem conselho nenhum?'],
  },
  record: { intent: 'record', questions: ['Quer registrar como você está agora?', 'Quer deixar isso anotado?'] },
  therapy: {
    intent: 'therapy',
    questions: ['Quer saber como chegar a um profissional?', 'Quer ver caminhos para encontrar terapia?'],
  },
} as const satisfies Record<string, { intent: IntentId; questions: readonly string[] }>;

export type OfferId = keyof typeof OFFERS;

/** The text of an offer. */
export const offered = (id: OfferId, pick: Pick): string => pick(OFFERS[id].questions);

/** The offer in the assistant's previous message, found by its text. */
export function offerIn(text: string | null): IntentId | null {
  if (text === null) return null;
  const found = Object.values(OFFERS).find(({ questions }) => questions.some((one) => text.includes(one)));
  return found?.intent ?? null;
}
