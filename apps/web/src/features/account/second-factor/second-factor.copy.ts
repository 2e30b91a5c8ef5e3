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

export const setupCopy = {
  appTitle: 'Aplicativo de códigos',
  scan: 'Leia este código com um aplicativo autenticador. Se você ainda não tem um, o gerenciador de senhas do celular costuma servir.',
  picture: 'Código QR para o aplicativo autenticador',
  openHere: 'Abrir em um aplicativo deste celular',
  secret: 'Ou digite esta chave no aplicativo',
  copySecret: 'Copiar a chave',
  code: 'Código que o aplicativo mostra',
  codeHint: 'São 6 números, e eles mudam a cada 30 segundos.',
  turnOn: 'Ligar',
  appOn: 'Aplicativo de códigos ligado.',
  passkeyTitle: 'Chave de acesso',
  passkeyLead: 'Seu aparelho guarda a chave e a usa com a digital, o rosto ou o PIN. Nada disso chega ao Alento.',
  label: 'Nome da chave',
  labelHint: 'Para você reconhecê-la na lista.',
  labelOfPhone: 'Meu celular',
  labelOfComputer: 'Meu computador',
  create: 'Criar chave',
  creating: 'Esperando o aparelho...',
  passkeyCreated: 'Chave de acesso criada.',
  passkeyLeft: 'Nenhuma chave foi criada. Tente de novo quando quiser.',
  passkeyKnown: 'Este aparelho já tem uma chave de acesso da sua conta.',
  passkeyFailed: 'Não deu para criar a chave neste aparelho. Tente de novo ou use um aplicativo de códigos.',
  again: 'Começar de novo',
  /** Shown after a lost response: the factor may already be set up. */
  unsure: 'Não sabemos se chegou. Feche, veja em Perfil se já está ligado e, se não, tente de novo.',
} as const;

export const codesCopy = {
  title: 'Guarde seus códigos de recuperação',
  lead: 'Cada um abre a conta uma vez, se você perder o celular ou a chave. Eles não aparecem de novo: guarde em um lugar seguro, fora deste aparelho.',
  list: 'Códigos de recuperação',
  heading: 'Alento: códigos de recuperação',
  copy: 'Copiar',
  copied: 'Copiado.',
  copyFailed: 'Não deu para copiar. Selecione o texto e copie.',
  download: 'Baixar',
  /** The file's name doesn't reveal what the product is about. */
  fileName: 'codigos-de-recuperacao.txt',
  /** In the app on a phone whose WebView can't save files. */
  notSaved: 'Pelo app, este aparelho não salva arquivos. Copie os códigos e cole em um lugar seguro.',
  print: 'Imprimir',
  done: 'Já guardei',
  renewed: 'Os códigos de antes deixaram de valer.',
} as const;
