import { RECOVERY_CODES } from '@alento/domain/account/session';

/** If this many recovery codes or fewer are left, the list shows a warning. */
export const FEW_CODES = 2;

function leftText(left: number): string {
  if (left === 0) return 'Nenhum por usar. Gere outros para não ficar sem.';
  const text = `${left} de ${RECOVERY_CODES} por usar.`;
  return left <= FEW_CODES ? `${text} Gere outros para não ficar sem.` : text;
}

export const secondFactorCopy = {
  title: 'Verificação em duas etapas',
  lead: 'Além da senha, entrar pede um código do celular ou uma chave de acesso. Se você perder o celular ou a chave, e também os códigos de recuperação, fale com quem opera o Alento, pelo contato dos Termos de Uso: a etapa só se desliga se você puder mostrar que a conta é sua.',
  on: 'Ligada',
  off: 'Desligada',
  loading: 'Carregando verificação em duas etapas',
  failed: 'Não foi possível ler sua verificação em duas etapas agora. Nada mudou; tente de novo.',
  app: 'Aplicativo de códigos',
  appSince: (when: string): string => `Ligado em ${when}`,
  passkeyCreatedOn: (when: string): string => `Criada em ${when}`,
  passkeyUsed: (when: string): string => `Último uso: ${when}`,
  passkeyUnused: 'Ainda não usada',
  codes: 'Códigos de recuperação',
  codesLeft: leftText,
  addApp: 'Usar um aplicativo de códigos',
  addPasskey: 'Criar uma chave de acesso',
  renew: 'Gerar outros',
  remove: 'Remover',
  removeOf: (name: string): string => `Remover: ${name}`,
} as const;

/** Texts above the identity check of each change. */
export const changeCopy = {
  beginApp: 'Em seguida, mostramos o código que seu aplicativo vai ler.',
  beginPasskey: 'Em seguida, seu aparelho pergunta onde guardar a chave.',
  renew: `Você recebe ${RECOVERY_CODES} códigos novos. Os de antes deixam de valer.`,
  goOn: 'Continuar',
  removeApp: 'O aplicativo deixa de servir para entrar.',
  removePasskey: (label: string): string => `A chave ${label} deixa de servir para entrar.`,
  last: 'Sua conta volta a pedir só a senha, e os códigos de recuperação deixam de valer.',
  removed: 'Removido da verificação em duas etapas.',
} as const;
