import type { TagIcon } from './tag-icons.ts';

/** Tags of a new account, which the person can rename and remove. */
export const STARTER_TAGS: readonly { name: string; icon: TagIcon }[] = [
  { name: 'Dormi bem', icon: 'moon-star' },
  { name: 'Dormi mal', icon: 'moon' },
  { name: 'Exercício', icon: 'dumbbell' },
  { name: 'Trabalho', icon: 'briefcase' },
  { name: 'Estudo', icon: 'book-open' },
  { name: 'Família', icon: 'house' },
  { name: 'Amigos', icon: 'users' },
  { name: 'Amor', icon: 'heart' },
  { name: 'Ar livre', icon: 'trees' },
  { name: 'Descanso', icon: 'armchair' },
  { name: 'Muita tela', icon: 'smartphone' },
  { name: 'Saúde', icon: 'stethoscope' },
];
