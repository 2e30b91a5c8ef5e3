import { NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { counted, countText } from '../../lib/count-text.ts';

/** Specified texts, verbatim. */
export const errorCopy = {
  noToken: 'Erro ao buscar entradas de humor: token não disponível',
  record: 'Erro ao adicionar entrada de humor',
  correct: 'Erro ao atualizar entrada de humor',
  remove: 'Erro ao excluir entrada de humor',
  concerning: 'Erro ao verificar padrões preocupantes',
  load: 'Não foi possível carregar seus registros de humor. Por favor, tente novamente mais tarde.',
} as const;

/** Why entries could not be loaded: without a session there is a specified reason. */
export const loadErrorOf = (error: Error | null): string =>
  error?.message === errorCopy.noToken ? errorCopy.noToken : errorCopy.load;

export const entriesCount = (total: number): string => counted(total, 'registro', 'registros');

export const noteCopy = {
  label: 'Quer anotar algo?',
  hint: 'Opcional. Fica cifrada na sua conta.',
  placeholder: 'O que aconteceu, o que você sentiu, o que ajudou.',
  counter: (used: number): string => `${countText(used)} de ${countText(NOTE_MAX)} caracteres`,
  tooLong: (over: number): string =>
    over === 1
      ? 'Há 1 caractere além do limite. Encurte um pouco para guardar; nada foi perdido.'
      : `Há ${countText(over)} caracteres além do limite. Encurte um pouco para guardar; nada foi perdido.`,
} as const;

export const pickerCopy = {
  group: 'Escolha seu humor',
  notLoaded: 'Nada foi salvo. Verifique sua internet e toque de novo no rosto.',
} as const;

export const undoCopy = {
  removed: 'Registro excluído.',
  restored: 'Registro de volta.',
  undone: 'Registro desfeito.',
  corrected: 'Registro atualizado.',
} as const;

export const removeCopy = {
  title: 'Excluir este registro?',
  text: (when: string, label: string): string => `${label}, ${when}. Logo depois você ainda pode desfazer.`,
  confirm: 'Excluir',
  cancel: 'Manter',
} as const;

export const editCopy = {
  title: 'Editar registro',
  mood: 'Como você estava',
  date: 'Data',
  time: 'Hora',
  save: 'Salvar alterações',
  cancel: 'Cancelar',
  saving: 'Salvando...',
  nothingLost: 'Nada do que você escreveu se perdeu.',
} as const;
