import type { FlowMode } from '@alento/domain/onboarding/flow';

const PRODUCT = 'Alento';
const WELCOME = `Bem-vindo ao ${PRODUCT}`;

/** Specified verbatim: titles, 'Passo X de Y', the last button, 'Pular'. */
export const modalCopy = {
  titles: {
    normal: WELCOME,
    required: WELCOME,
    pending: 'Complete seu perfil',
    review: 'Revisar Informações de Perfil',
  } satisfies Record<FlowMode, string>,
  progress: (position: number, total: number): string => `Passo ${position} de ${total}`,
  close: 'Fechar',
  help: 'Ajuda agora',
  next: 'Continuar',
  skip: 'Pular',
  back: 'Voltar',
  saving: 'Salvando...',
  finish: 'Começar a usar o aplicativo',
  removeAddress: 'Remover Email',
  privateRequired: 'Fica cifrado na sua conta.',
  privateOptional: 'Opcional. Fica cifrado na sua conta.',
} as const;

export const summaryCopy = {
  title: 'Pronto, é isso',
  nothing: 'Não respondido',
  needsFix: 'Ainda não foi salvo. Veja o que precisa de ajuste.',
  unsaved: 'Você mudou a resposta, mas ainda não salvou.',
  edit: 'Alterar',
  anonymous: 'De forma anônima',
  noAddress: 'Sem e-mail de recuperação',
  /** The address is last, because a narrow screen cuts the line. */
  waits: (address: string): string => `Falta abrir o link enviado para ${address}`,
  screeningDone: 'Respondido. É um rastreio, não um diagnóstico.',
  age: (age: string): string => `${age} anos`,
  hours: (hours: string): string => `${hours} h por noite`,
  no: 'Não',
  yes: 'Sim',
} as const;
