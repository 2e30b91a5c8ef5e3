import { TAG_NAME_MAX } from '@alento/domain/tag/limits';
import type { TagIcon } from '@alento/domain/tag/tag-icons';

export const tagFormCopy = {
  createTitle: 'Novo marcador',
  editTitle: 'Editar marcador',
  name: 'Nome',
  namePlaceholder: 'Cinema, terapia, viagem',
  nameHint: `Até ${TAG_NAME_MAX} caracteres. Só você vê.`,
  icon: 'Ícone',
  create: 'Criar marcador',
  save: 'Salvar marcador',
  saving: 'Salvando...',
  cancel: 'Cancelar',
} as const;

/** Accessible names of the icons. */
export const ICON_NAMES: Record<TagIcon, string> = {
  moon: 'Lua',
  'moon-star': 'Lua com estrela',
  dumbbell: 'Haltere',
  briefcase: 'Maleta',
  house: 'Casa',
  users: 'Pessoas',
  heart: 'Coração',
  trees: 'Árvores',
  armchair: 'Poltrona',
  'book-open': 'Livro',
  smartphone: 'Celular',
  stethoscope: 'Estetoscópio',
  music: 'Música',
  utensils: 'Talheres',
  coffee: 'Café',
  wine: 'Taça',
  'paw-print': 'Pata',
  plane: 'Avião',
  wallet: 'Carteira',
  brush: 'Pincel',
  sun: 'Sol',
  'cloud-rain': 'Chuva',
  pill: 'Comprimido',
  tag: 'Etiqueta',
};
