import type { ActivityId } from '../understanding/labels.ts';

/** Choices that start an activity. */
export const ACTIVITY_NAMES: Readonly<Record<ActivityId, string>> = {
  breathe: 'Fazer uma respiração guiada',
  ground: 'Fazer o aterramento',
  relax: 'Fazer um relaxamento',
  gratitude: 'Lembrar três coisas boas',
  plan: 'Planejar o amanhã',
  search: 'Buscar algo que escrevi',
  read: 'Achar algo para ler',
  listen: 'Achar algo para ouvir',
  sleep: 'Baixar o ritmo para dormir',
  save: 'Guardar isso no diário',
  resume: 'Voltar ao exercício',
};
export const FACT_NAME = 'Ver números dos meus registros';
/** The app itself: what can be done here. */
export const USAGE_NAME = 'Saber o que dá para fazer aqui';
export const CRISIS_NAME = 'Preciso de ajuda agora';
