/** Texts of the dialog that sets up a second factor, apart from those that /perfil shows. */
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
