/** Names of the icons for tags. The screens draw the icons. */
export const TAG_ICONS = [
  'moon',
  'moon-star',
  'dumbbell',
  'briefcase',
  'house',
  'users',
  'heart',
  'trees',
  'armchair',
  'book-open',
  'smartphone',
  'stethoscope',
  'music',
  'utensils',
  'coffee',
  'wine',
  'paw-print',
  'plane',
  'wallet',
  'brush',
  'sun',
  'cloud-rain',
  'pill',
  'tag',
] as const;
export type TagIcon = (typeof TAG_ICONS)[number];

export const DEFAULT_TAG_ICON: TagIcon = 'tag';

export const isTagIcon = (text: string): text is TagIcon => (TAG_ICONS as readonly string[]).includes(text);

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
