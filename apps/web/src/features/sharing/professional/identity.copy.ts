import { PROFESSIONAL_NAME_MAX } from '@alento/domain/sharing/limits';

export const identityCopy = {
  name: 'Nome',
  nameHint: 'Como quem você atende conhece você.',
  nameMissing: `Escreva seu nome, com até ${PROFESSIONAL_NAME_MAX} caracteres.`,
  crp: 'CRP',
  crpHint: 'Com a região: 06/123456.',
  uf: 'UF',
  ufHint: 'A do seu registro no conselho.',
  ufChoose: 'Escolha a UF',
  ufMissing: 'Escolha a UF do seu CRP.',
  /** Nobody checks the number with the council. */
  unchecked:
    'O Alento confere só o formato do CRP e a UF, não o cadastro no conselho. Quem convida vê estes três dados.',
} as const;
