export const profileCopy = {
  title: 'Perfil',
  signedInAs: 'Você está como',
  unknownAddress: 'conta pseudônima',
  addressNote: 'Este endereço está guardado só neste aparelho. No servidor, sua conta é um código.',
  signOut: 'Sair',
  documents: 'Documentos',
  terms: 'Termos de Uso',
  privacy: 'Política de Privacidade',
} as const;

export const recoveryCopy = {
  title: 'E-mail de recuperação',
  lead: 'Se você esquecer a senha, é para ele que vai o link. Guardamos cifrado e não usamos para mais nada.',
  current: 'E-mail atual',
  label: 'E-mail para recuperação',
  replaceLabel: 'Trocar por outro e-mail',
  save: 'Salvar e-mail',
  saving: 'Salvando...',
  saved: 'E-mail de recuperação salvo.',
  optOut: 'Não quero ter um e-mail de recuperação',
  removeTitle: 'Remover o e-mail de recuperação?',
  removeText: (address: string): string =>
    `${address} será removido. Sem ele, não há como recuperar a conta se você esquecer a senha.`,
  /** Companion §4, letter for letter. */
  remove: 'Remover Email',
  removed: 'E-mail de recuperação removido.',
  loadFailed: 'Não foi possível ler seu e-mail de recuperação agora. Nada mudou; tente de novo.',
} as const;

export const appearanceCopy = {
  title: 'Aparência',
  lead: 'Vale só para este aparelho.',
  options: { light: 'Claro', dark: 'Escuro', system: 'Sistema' },
} as const;

export const sessionsCopy = {
  title: 'Sessões abertas',
  lead: 'Onde sua conta está aberta. Encerre o que você não reconhece.',
  loading: 'Carregando sessões',
  unknownDevice: 'Aparelho não identificado',
  current: 'Esta sessão',
  usedAt: (when: string): string => `Último uso: ${when}`,
  revoke: 'Encerrar',
  revokeOf: (device: string): string => `Encerrar sessão: ${device}`,
  revokeTitle: 'Encerrar esta sessão?',
  revokeText: (device: string): string => `${device} vai precisar da senha para entrar de novo.`,
  revoked: 'Sessão encerrada.',
  revokeOthers: 'Encerrar todas as outras',
  revokeOthersTitle: 'Encerrar todas as outras sessões?',
  revokeOthersText: 'Só este aparelho continua com a conta aberta.',
  othersRevoked: 'Outras sessões encerradas.',
  onlyThis: 'Sua conta está aberta só aqui.',
  failed: 'Não foi possível carregar as sessões. Elas continuam como estavam; tente de novo.',
} as const;
