import type { TimeOfDay } from '@alento/domain/analytics/time-of-day';
import type { RouteName } from '@alento/domain/interface/routes';

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
