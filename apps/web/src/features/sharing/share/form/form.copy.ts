import { SHARE_DAYS_MAX } from '@alento/domain/sharing/limits';
import type { Duration, Period } from './share-draft.ts';

const PERIODS: Readonly<Record<Period, string>> = {
  '30': 'Últimos 30 dias',
  '90': 'Últimos 90 dias',
  all: 'Tudo, desde o primeiro registro',
  dates: 'Escolher as datas',
};
const DURATIONS: Readonly<Record<Duration, string>> = {
  '7': '7 dias',
  '30': '30 dias',
  '90': '90 dias',
  other: 'Outro',
};

export const formCopy = {
  parts: 'O que mostrar',
  partsHint: 'Só o que estiver marcado aparece. O resto continua só seu.',
  period: 'De que dias',
  periods: PERIODS,
  goesOn: (start: string): string => `De ${start} em diante, contando os dias que ainda vêm até o acesso terminar.`,
  noFirst: 'Ainda não há registro.',
  start: 'Primeiro dia',
  end: 'Último dia',
  datesMissing: 'Escolha as duas datas.',
  startsTooLate: (until: string): string =>
    `O acesso termina em ${until}, antes desse dia. Escolha um dia anterior ou um prazo maior.`,
  recordOutside: (period: string): string =>
    `Seu prontuário de ${period} não cabe inteiro nesses dias, e não será visto.`,
  includeRecord: 'Incluir os dias desse prontuário',
  noRecord:
    'Você ainda não tem nenhum prontuário pronto. Um que você preparar só aparece se couber inteiro nesses dias.',
  duration: 'Por quanto tempo',
  durationHint: 'O prazo começa quando você cria o convite. Você pode encerrar antes, a qualquer momento.',
  durations: DURATIONS,
  otherDays: `Quantos dias (1 a ${SHARE_DAYS_MAX})`,
  name: 'Seu nome para o profissional',
  nameHint: 'Como ele conhece você: nome ou apelido. Aparece no convite, para quem tiver o link.',
  summary: (parts: string, period: string, until: string): string =>
    `Quem aceitar vai ver ${parts}, de ${period}, e deixa de ver em ${until}.`,
  summaryGoesOn: (parts: string, start: string, until: string): string =>
    `Quem aceitar vai ver ${parts}, de ${start} em diante, e deixa de ver em ${until}.`,
  create: 'Criar convite',
  creating: 'Criando...',
  cancel: 'Cancelar',
  unsure: 'Não sabemos se o pedido chegou. Tente de novo: não vai criar dois.',
} as const;
