import type { TimeOfDay } from '@alento/domain/analytics/time-of-day';
import type { RouteName } from '@alento/domain/interface/routes';
import type { Motivation, SLEEP_QUALITIES } from '@alento/domain/onboarding/options';

/** Portuguese names of the weekdays. The data of a prompt contain words that the model can repeat. */
export const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

export const PARTS: Readonly<Record<TimeOfDay, string>> = {
  night: 'madrugada',
  morning: 'manhã',
  afternoon: 'tarde',
  evening: 'noite',
};

export const GOALS: Readonly<Record<Motivation, string>> = {
  'melhorar-humor': 'melhorar o humor',
  'gerenciar-estresse': 'lidar com o estresse',
  'acompanhar-emocoes': 'acompanhar as emoções',
  'recomendacao-profissional': 'recomendação de um profissional',
  'reduzir-ansiedade': 'reduzir a ansiedade',
  'habilidades-enfrentamento': 'aprender a enfrentar momentos difíceis',
  'melhorar-relacionamentos': 'melhorar os relacionamentos',
  'aumentar-autoestima': 'cuidar da autoestima',
  'melhorar-sono': 'dormir melhor',
  'desenvolver-habitos': 'criar hábitos',
  curiosidade: 'curiosidade',
  outro: 'outro',
};

export const SLEEP: Readonly<Record<(typeof SLEEP_QUALITIES)[number], string>> = {
  ruim: 'ruim',
  razoavel: 'razoável',
  boa: 'boa',
  excelente: 'excelente',
};

/** Portuguese names of the screens that a prompt mentions. */
export const SCREEN_NAMES: Readonly<Partial<Record<RouteName, string>>> = {
  record: 'Registrar',
  history: 'Histórico',
  analytics: 'Análises',
  articles: 'Conteúdos',
  podcasts: 'Podcasts',
  books: 'Livros',
  screenings: 'Avaliações',
  safetyPlan: 'Plano de segurança',
  help: 'Ajuda',
  psychologists: 'Psicólogos',
  profile: 'Perfil',
};

export const TODAY = 'hoje';
export const YESTERDAY = 'ontem';
export const daysAgo = (days: number): string => `há ${days} dias`;
