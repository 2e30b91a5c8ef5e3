import { TAG_NAME_MAX } from '@alento/domain/tag/limits';
import type { TagIcon } from '@alento/domain/tag/starter-tags';

export const tagCopy = {
  label: 'O que fez parte deste momento?',
  hint: 'Toque para marcar. Cada toque já fica salvo.',
  formHint: 'Opcional. Toque para marcar.',
  add: 'Adicionar marcadores',
  of: (day: string): string => `Marcadores de ${day}`,
  ofEntry: 'Marcadores',
  loading: 'Carregando marcadores',
  failed: 'Não foi possível carregar seus marcadores. O registro segue normalmente.',
  retry: 'Tentar novamente',
  empty: 'Você ainda não tem marcadores. Crie um com o nome que fizer sentido para você.',
  create: 'Novo marcador',
  manage: 'Gerenciar',
  more: (count: number): string => `Mostrar mais ${count}`,
  full: 'Um registro guarda até 20 marcadores.',
} as const;

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

export const manageTagsCopy = {
  title: 'Seus marcadores',
  description: 'Mude o nome ou o ícone quando quiser: os registros acompanham.',
  done: 'Pronto',
  edit: (name: string): string => `Editar ${name}`,
  remove: (name: string): string => `Remover ${name}`,
  removeTitle: (name: string): string => `Remover “${name}”?`,
  removeText: 'Ele sai também dos registros em que foi usado. Os registros e as notas continuam.',
  removeConfirm: 'Remover',
  keep: 'Manter',
  removed: 'Marcador removido.',
  changed: 'Marcador atualizado.',
} as const;

/** What each picture shows, for who chooses it by name. */
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
