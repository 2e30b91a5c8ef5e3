export const profileCopy = {
  title: 'Perfil',
  account: { title: 'Sua conta', lead: 'Quem você é aqui, e o que está incluído.' },
  access: { title: 'Acesso', lead: 'Como você entra, e onde a conta está aberta.' },
  care: { title: 'Sobre você', lead: 'O que você contou, respondeu e planejou. Cifrado, e só seu.' },
  preferences: { title: 'Preferências', lead: 'Como o Alento aparece para você, e que relógio ele segue.' },
  help: { title: 'Ajuda com o app', lead: 'O que cada tela faz, e o que ainda não dá para fazer.' },
} as const;

export const documentsCopy = {
  title: 'Documentos aceitos',
  lead: 'O que você leu e aceitou. Os links abrem a versão que vale hoje.',
} as const;

export const helpItemCopy = {
  title: 'Como usar o Alento',
  lead: 'Perguntas e respostas sobre as telas, a conta e os seus dados.',
} as const;

export const remindersItemCopy = {
  title: 'Lembretes e notificações',
  lead: 'Horários, avisos discretos e os aparelhos em que os avisos chegam.',
} as const;

export const careItemsCopy = {
  screenings: {
    title: 'Avaliações',
    lead: 'PHQ-9 e GAD-7: rastreio, não diagnóstico. Com o histórico das suas respostas.',
  },
  safetyPlan: {
    title: 'Plano de segurança',
    lead: 'O que fazer e quem chamar quando ficar difícil. Abre mesmo sem internet, enquanto sua conta estiver aberta aqui.',
  },
  medication: {
    title: 'Diário de remédios',
    lead: 'O que você toma, como escreveu, e as doses que anotou. Só você vê.',
  },
  smallSteps: {
    title: 'Pequenos passos',
    lead: 'Coisas pequenas para alguns dias da semana, no seu ritmo.',
  },
  sharing: {
    title: 'Compartilhar com um profissional',
    lead: 'O que você mostra, a quem e até quando. Com cada leitura, e como encerrar.',
  },
} as const;

export const identityCopy = {
  title: 'Você está como',
  unknownAddress: 'Endereço não guardado neste aparelho',
  show: 'Mostrar endereço',
  hide: 'Ocultar endereço',
  pseudonymous: 'Conta pseudônima',
  named: 'Conta com nome',
  pseudonymousNote: 'Seu endereço está guardado só neste aparelho. No servidor, sua conta é um código.',
  nameOnlyNote:
    'Seu endereço está guardado só neste aparelho. No servidor ficam um código dele e, cifrado, o nome que você contou.',
  namedNote: 'Guardamos cifrados seu endereço e, se você contou, seu nome, para poder falar com você.',
  loading: 'Carregando dados da conta',
  failed: 'Não foi possível ler o tipo da sua conta agora.',
  retry: 'Ler de novo',
  signOut: 'Sair',
} as const;

export const dataCopy = {
  title: 'Meus dados',
  lead: 'Veja o que está guardado, leve uma cópia, traga um diário de outro aplicativo ou exclua sua conta.',
} as const;

export const passwordCopy = {
  title: 'Senha',
  lead: 'Ao trocar, os outros aparelhos são desconectados e precisam da senha nova. Este continua aberto.',
  open: 'Trocar senha',
  cancel: 'Cancelar',
  current: 'Senha atual',
  next: 'Senha nova',
  confirmation: 'Confirmar senha nova',
  save: 'Salvar senha nova',
  saving: 'Salvando...',
  saved: 'Senha trocada. Os outros aparelhos foram desconectados.',
  /** Shown after a lost response: the password may already have changed. */
  unsure:
    'Não sabemos se a troca chegou. Tente de novo; se a senha atual não conferir, é porque a nova já está valendo.',
} as const;

export const timeZoneCopy = {
  title: 'Fuso horário',
  lead: 'Diz que dia é para você. Quando você viaja, o Alento acompanha o aparelho, no máximo uma vez a cada 24 horas. O que você já registrou não muda de dia.',
  loading: 'Carregando fuso horário',
  account: 'Na sua conta',
  device: 'Neste aparelho',
  same: 'É o mesmo deste aparelho.',
  waits: (when: string): string =>
    `O fuso da conta mudou há menos de 24 horas. A partir de ${when}, ele acompanha este aparelho sozinho. Até lá, o que você registrar aqui já fica no dia deste aparelho.`,
  follows: 'A conta passa a acompanhar este aparelho sozinha, na próxima vez que você usar o Alento aqui.',
  failed: 'Não foi possível ler o fuso da sua conta agora. Nada mudou; tente de novo.',
} as const;

export const acceptancesCopy = {
  loading: 'Carregando documentos aceitos',
  version: (date: string): string => `Versão de ${date}`,
  acceptedAt: (when: string): string => `Aceito por você em ${when}`,
  none: 'Nenhum aceite registrado até agora. Quando houver, ele aparece aqui com a data.',
  failed: 'Não foi possível carregar seus aceites agora. Eles continuam registrados; tente de novo.',
} as const;

export const appearanceCopy = {
  title: 'Aparência',
  lead: 'Claro, escuro ou como o aparelho estiver. Vale só aqui.',
  options: { light: 'Claro', dark: 'Escuro', system: 'Sistema' },
  faces: 'Desenho dos humores',
  faceSets: { rostos: 'Rostos', tempo: 'Tempo' },
  palette: 'Cores',
  palettes: { alento: 'Alento', lavanda: 'Lavanda', jardim: 'Jardim' },
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
  revokeText: (device: string): string => `A sessão em ${device} se encerra. Lá, vai ser preciso entrar de novo.`,
  revoked: 'Sessão encerrada.',
  revokeOthers: 'Encerrar todas as outras',
  revokeOthersText: 'Todas as outras sessões se encerram. Só este aparelho continua com a conta aberta.',
  othersRevoked: 'Outras sessões encerradas.',
  onlyThis: 'Sua conta está aberta só aqui.',
  openOn: (devices: number): string => `Aberta em ${devices} lugares`,
  everywhere: 'Sair de todos os dispositivos',
  everywhereText:
    'A conta se fecha em todos os aparelhos, inclusive neste. Para voltar, você vai precisar do seu endereço e da senha. Seus registros continuam guardados.',
  everywhereConfirm: 'Sair de todos',
  failed: 'Não foi possível carregar as sessões. Elas continuam como estavam; tente de novo.',
} as const;
