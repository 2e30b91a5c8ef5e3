import type { AccessKind } from '@alento/domain/sharing/share';

/** What was seen, with its article; the other kinds are verbs of their own. */
const SEEN: Partial<Record<AccessKind, string>> = {
  'mood-summary': 'o resumo dos humores',
  'mood-entries': 'os registros de humor',
  screenings: 'as avaliações',
  'health-records': 'os prontuários',
  medication: 'o que foi contado sobre tratamento e medicação',
  'safety-plan': 'o plano de segurança',
};
const DONE: Partial<Record<AccessKind, string>> = {
  pdf: 'baixou um PDF',
  fhir: 'baixou um arquivo FHIR',
};

export const accessCopy = {
  title: 'Quem viu, e quando',
  lead: 'Cada leitura, minuto a minuto, da mais nova para a mais antiga.',
  loading: 'Carregando as leituras',
  failed: 'Não foi possível ver agora quem leu. As leituras continuam anotadas.',
  none: 'Ninguém leu nada até agora.',
  more: 'Ver mais leituras',
  somebody: 'Um profissional',
  accepted: 'aceitou o convite',
  seen: SEEN,
  entriesWithNotes: 'os registros de humor com as notas',
  done: DONE,
  saw: (what: string): string => `viu ${what}`,
  at: (day: string, time: string): string => `${day} às ${time}`,
  on: (date: string): string => `em ${date}`,
  today: 'hoje',
  yesterday: 'ontem',
} as const;

export const recentCopy = {
  title: 'Quem viu o que você compartilhou',
  lead: 'As últimas leituras de profissionais.',
  none: 'Você não compartilhou nada, ou ninguém leu ainda.',
  open: 'Ver tudo e encerrar acessos',
} as const;
