import { type Instrument, REPEAT_SUGGESTED_DAYS } from '@alento/domain/screening/instruments';

const WEEKS = REPEAT_SUGGESTED_DAYS / 7;
const EVERY = WEEKS === 2 ? 'duas semanas' : `${WEEKS} semanas`;

/** Texts of /avaliacoes with both questionnaires. */
export const overviewCopy = {
  title: 'Avaliações',
  lead: 'Dois questionários curtos sobre as últimas duas semanas. É um rastreio, não um diagnóstico: mostra sinais e ajuda a começar uma conversa.',
  titles: { 'PHQ-9': 'Sintomas de depressão', 'GAD-7': 'Sintomas de ansiedade' } satisfies Record<Instrument, string>,
  about: {
    'PHQ-9': '9 perguntas sobre ânimo, sono e energia. Leva uns 3 minutos.',
    'GAD-7': '7 perguntas sobre preocupação e tensão. Leva uns 2 minutos.',
  } satisfies Record<Instrument, string>,
  never: 'Você ainda não respondeu. A primeira resposta serve de ponto de partida.',
  last: 'Último resultado',
  seeResult: 'Ver o resultado',
  due: `Sugerido a cada ${EVERY}: se quiser, este é um bom momento para repetir.`,
  notDue: (when: string): string => `Sugerido a cada ${EVERY}: a próxima seria em ${when}. Antes disso também pode.`,
  draft: (answered: number, total: number): string =>
    answered === total
      ? 'Você respondeu a tudo, e falta enviar. As respostas estão guardadas neste aparelho.'
      : `Você parou em ${answered} de ${total}. As respostas estão guardadas neste aparelho.`,
  start: 'Responder',
  repeat: 'Responder de novo',
  resume: 'Continuar',
  /** The accessible name of a button, which includes the questionnaire. */
  of: (action: string, instrument: Instrument): string => `${action}: ${instrument}`,
  loading: 'Carregando suas avaliações',
  failed: 'Não foi possível carregar seus resultados. Eles continuam guardados, e dá para responder mesmo assim.',
  sources: 'Sobre estes questionários',
} as const;

export const historyCopy = {
  title: (instrument: Instrument): string => `Seu histórico no ${instrument}`,
  chart: (instrument: Instrument): string => `Somas do ${instrument} ao longo do tempo, com as faixas ao fundo`,
  emptyTitle: 'Seu histórico aparece aqui',
  emptyText: 'Depois da primeira resposta, uma linha mostra como as somas andam, com as faixas ao fundo.',
  one: (when: string, score: string, band: string): string => `Uma resposta até aqui, ${when}: ${score}, ${band}.`,
  many: (count: number, from: string, to: string): string => `${count} respostas, de ${from} a ${to}.`,
  allSame: (score: string, band: string): string => `Todas com a mesma soma: ${score}, ${band}.`,
  range: (low: number, high: number, last: number, band: string): string =>
    `As somas foram de ${low} a ${high}; a mais recente é ${last}, ${band}.`,
} as const;

/** Texts of the questions. */
export const takingCopy = {
  title: (instrument: Instrument, about: string): string => `${instrument}: ${about}`,
  lead: 'Não há resposta certa. Marque a que chega mais perto de como têm sido seus dias.',
  back: 'Voltar às avaliações',
  previous: 'Voltar',
  next: 'Continuar',
  resumed: (when: string): string => `Suas respostas de ${when} estão aqui.`,
  startOver: 'Começar de novo',
  send: 'Ver meu resultado',
  answersStored: 'Dá para sair e continuar depois: as respostas ficam guardadas neste aparelho até o envio.',
  failed: 'O resultado ainda não foi enviado',
  stillHere: 'Suas respostas continuam guardadas neste aparelho.',
  retry: 'Enviar de novo',
  loading: 'Abrindo o questionário',
} as const;

export const resultPageCopy = {
  title: 'Seu resultado',
  of: (instrument: Instrument, about: string, when: string): string => `${instrument}, ${about}. Respondido ${when}.`,
  today: 'hoje',
  yesterday: 'ontem',
  on: (date: string): string => `em ${date}`,
  next: (date: string): string => `Amanhã este questionário abre de novo; o ritmo sugerido é repetir em ${date}.`,
} as const;
