import { ERROR_TEXTS } from '@alento/domain/errors/catalogue';

/** The titles, modes, typing indicator and welcome are specified verbatim. */
export const chatCopy = {
  newTitle: 'Nova Conversa',
  ongoingTitle: 'Conversa Contínua',
  /** Which model writes the replies; `unknown` while that is not known. */
  writers: {
    unknown: 'Inteligência artificial, não uma pessoa',
    local: 'Modelo local, sem IA externa',
    external: 'IA externa, com a sua permissão',
  },
  /** The same in Áudio, where another service may hear and speak. */
  writersByVoice: {
    unknown: 'Inteligência artificial, não uma pessoa.',
    local: 'Escreve: modelo local.',
    external: 'Escreve: IA externa, com a sua permissão.',
  },
  voiceOf: (provider: string): string => `Ouve e fala: ${provider}, serviço externo.`,
  welcome: 'Olá! Sou seu assistente pessoal com IA. Como posso ajudar com seu registro de humor hoje?',
  typing: 'Assistente está digitando...',
  you: 'Você',
  assistant: 'Assistente',
  list: 'Mensagens da conversa',
  loading: 'Carregando a conversa',
  loadFailed: 'Não conseguimos abrir esta conversa agora.',
  missingTitle: 'Não encontramos esta conversa',
  missingText: 'Talvez ela tenha sido excluída, aqui ou em outro aparelho. As outras continuam guardadas.',
  options: 'Opções da conversa',
  all: 'Ver todas as conversas',
  begin: 'Nova conversa',
  expand: 'Abrir em tela cheia',
  minimise: 'Minimizar',
  close: 'Fechar conversa',
  newMessages: 'Novas mensagens',
  copy: 'Copiar resposta',
  copied: 'Resposta copiada.',
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie à mão.',
  sources: 'De onde veio',
  choices: 'Escolha o que você quis dizer',
  retry: 'Tentar novamente',
  edit: 'Editar mensagem',
  /** Shown beside a message that could not be sent. */
  offline: 'Sem conexão agora. O que você escreveu está guardado neste aparelho.',
  newTab: '(abre em outra aba)',
} as const;

export const composerCopy = {
  label: 'Sua mensagem',
  placeholder: 'Escreva aqui',
  hint: 'Enter envia, Shift e Enter quebram a linha.',
  send: 'Enviar mensagem',
  speak: 'Falar com o assistente',
  counter: (used: string, max: string): string => `${used} de ${max} caracteres`,
  notCare: 'Não substitui cuidado profissional.',
  help: 'Ajuda agora',
  left: (count: number): string => (count === 1 ? 'Resta 1 mensagem hoje' : `Restam ${count} mensagens hoje`),
} as const;

export const suggestionsCopy = {
  label: 'Sugestões para começar',
  loading: 'Carregando sugestões',
  /** The specification names these three errors and gives no texts. */
  unauthenticated: ERROR_TEXTS.CHAT_UNAUTHENTICATED,
  timeout: 'As sugestões demoraram muito tempo... Você pode escrever o que quiser.',
  failed: 'As sugestões não vieram agora, e você pode escrever o que quiser.',
} as const;

export const modeCopy = {
  label: 'Modo da conversa',
  text: 'Texto',
  audio: 'Áudio',
  beta: 'BETA',
} as const;

/** Shown if the chunk of the conversation by voice could not be loaded. */
export const voiceMissingCopy = {
  text: 'A conversa por voz não abriu. Verifique sua conexão e recarregue a página.',
  toText: 'Voltar ao texto',
} as const;

export const limitCopy = {
  text: (limit: number, when: string): string =>
    limit === 1
      ? `A mensagem diária do seu plano volta ${when}. Suas conversas continuam aqui, para reler.`
      : `As ${limit} mensagens do seu plano voltam ${when}. Suas conversas continuam aqui, para reler.`,
  plans: 'Ver os planos',
  help: 'A ajuda não tem limite:',
  helpPage: 'ver todos os caminhos',
  cvv: 'ligar para o CVV, 188',
  /** Said instead of all this after a crisis, once a message was refused. */
  refusedAfterCrisis: 'As mensagens de hoje acabaram. Um pedido de ajuda continua sendo respondido.',
} as const;

/** Everyday words for the time at which the daily limit resets. */
export const resetWords = {
  midnight: 'à meia-noite',
  at: (time: string): string => `às ${time}`,
  today: 'hoje',
  tomorrow: 'amanhã',
  join: (day: string, time: string): string => `${day}, ${time}`,
} as const;
