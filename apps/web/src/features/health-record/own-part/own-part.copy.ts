import { DISPLAY_NAME_MAX, OWN_WORDS_MAX } from '@alento/domain/health-record/limits';

const number = new Intl.NumberFormat('pt-BR');
const characters = (count: number): string => (count === 1 ? '1 caractere' : `${number.format(count)} caracteres`);

export const ownPartCopy = {
  words: 'Suas palavras',
  wordsHint: 'O que mudou, o que pesa, o que quer perguntar. Se deixar em branco, esta parte não aparece.',
  counter: (used: number): string => `${number.format(used)} de ${number.format(OWN_WORDS_MAX)} caracteres`,
  tooLong: (over: number): string => `São ${characters(over)} a mais. O texto continua aqui; encurte para salvar.`,
  name: 'Nome no documento',
  nameHint: 'Opcional. Sem ele, o documento sai sem nome.',
  nameTooLong: `O nome pode ter até ${DISPLAY_NAME_MAX} caracteres.`,
  save: 'Salvar',
  saving: 'Salvando...',
  saved: 'Salvo.',
  unsaved: 'Ainda não salvo: só o que está salvo sai no PDF e na impressão.',
  kept: 'O que você escreveu continua aqui.',
} as const;
