import { DISPLAY_NAME_MAX, OWN_WORDS_MAX } from '@alento/domain/health-record/limits';
import { counted, countText } from '../../../lib/count-text.ts';

export const ownPartCopy = {
  words: 'Suas palavras',
  wordsHint: 'O que mudou, o que pesa, o que quer perguntar. Se deixar em branco, esta parte não aparece.',
  counter: (used: number): string => `${countText(used)} de ${countText(OWN_WORDS_MAX)} caracteres`,
  tooLong: (over: number): string =>
    `São ${counted(over, 'caractere', 'caracteres')} a mais. O texto continua aqui; encurte para salvar.`,
  name: 'Nome no documento',
  nameHint: 'Opcional. Sem ele, o documento sai sem nome.',
  nameTooLong: `O nome pode ter até ${DISPLAY_NAME_MAX} caracteres.`,
  save: 'Salvar',
  saving: 'Salvando...',
  saved: 'Salvo.',
  unsaved: 'Ainda não salvo: só o que está salvo sai no PDF e na impressão.',
  textStays: 'O que você escreveu continua aqui.',
} as const;
