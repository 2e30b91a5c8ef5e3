import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { NOTE_ADVISED_MAX } from '@alento/domain/mood-popup/mood-popup';

/** 'Salvar', 'Voltar' and the confirmation are the specification's texts. */
export const checkInCopy = {
  title: 'Como você está agora?',
  /** Announced to screen readers when the panel appears, because the panel doesn't take the focus. */
  appeared: 'Um convite no fim da página: como você está agora? Se preferir deixar para depois, pressione Esc.',
  noteLabel: `Quer contar mais? (até ${NOTE_ADVISED_MAX} caracteres)`,
  counter: (used: number): string => `${used} de ${CHECK_IN_NOTE_MAX} caracteres`,
  save: 'Salvar',
  saving: 'Salvando...',
  retry: 'Tentar novamente',
  back: 'Voltar',
  saved: 'Registro salvo com sucesso!',
  unsaved: 'Fechado sem salvar o que você escreveu.',
} as const;
