import type { VoiceStatus } from './voice.ts';

/** Texts of the status chip, specified verbatim. Without a session there is no chip. */
export const statusTexts: Readonly<Record<Exclude<VoiceStatus, 'idle' | 'ended'>, string>> = {
  connecting: 'Conectando...',
  connected: 'Conectado',
  ready: 'Pronto',
  recording: 'Gravando...',
  processing: 'Processando',
  playing: 'Reproduzindo',
  error: 'Erro',
};

/** What runs the app, which in the native app is no browser to the person. */
const browser = import.meta.env.VITE_SHELL ? 'este aparelho' : 'este navegador';

/** The titles and buttons are specified verbatim. */
export const voiceCopy = {
  area: 'Conversa por voz',
  loading: 'Carregando a conversa por voz',
  loadFailed: 'Não conseguimos abrir a conversa por voz agora. Nada se perdeu.',
  toText: 'Voltar ao texto',
  offlineTitle: 'Sem conexão agora',
  offlineText: 'A conversa por voz precisa de internet. O que já foi dito continua em Texto.',
  offline: 'Sem conexão agora. A conversa por voz volta com a internet.',
  minorTitle: 'A conversa por voz é para maiores de 18 anos',
  minorText:
    'A voz seria ouvida por um serviço de fora, e antes dos 18 anos nada do que você conta sai daqui. A conversa por texto faz tudo.',
  bookTitle: 'Comece esta conversa por escrito',
  bookText: 'Escreva a primeira mensagem sobre o livro. Depois dela, dá para continuar por voz.',
  missingTitle: 'A conversa por voz não funciona aqui',
  missingRecognition: `Esta instalação não tem um serviço de voz, e ${browser} não reconhece fala.`,
  missingVoice: `Esta instalação não tem um serviço de voz, e ${browser} não tem uma voz em português.`,
  missingBoth: `Esta instalação não tem um serviço de voz, e ${browser} não reconhece fala nem tem uma voz em português.`,
  textDoesAll: 'A conversa por texto faz tudo.',
  lookingForVoices: 'Procurando a voz deste aparelho',

  checking: 'Verificando permissões...',
  askTitle: 'Para conversar por voz, permita o microfone',
  askText: `Ele só é usado enquanto você grava. ${import.meta.env.VITE_SHELL ? 'O celular' : 'O navegador'} pergunta uma vez.`,
  ask: 'Solicitar Permissão',

  introTitle: 'Chat de Áudio',
  introText: 'Você fala, o assistente ouve e responde em voz alta. Tudo aparece também por escrito.',
  authorised: 'Microfone autorizado',
  start: 'Iniciar Conversa',
  end: 'Encerrar',
} as const;

export const recordCopy = {
  button: 'Falar',
  buttonPressed: 'Solte para enviar',
  buttonFree: 'Enviar gravação',
  holdHint: 'Segure para falar, solte para enviar. Esc ou arrastar para fora cancela.',
  tapHint: 'Toque para falar e toque de novo para enviar.',
  cancelled: 'Gravação descartada. Nada foi enviado.',
  overLimit: 'As mensagens de hoje acabaram. Um pedido de ajuda continua sendo ouvido.',
  leaving: 'Solte para cancelar',
  free: 'Falar sem segurar',
  send: 'Enviar',
  cancel: 'Cancelar',
  wait: 'O assistente está com o que você falou.',
  failed: 'Se continuar assim, encerre e comece de novo. O que já foi dito está na conversa.',
  caption: 'Ouvindo',
} as const;

export const playbackCopy = {
  pause: 'Pausar a voz',
  resume: 'Continuar a voz',
  stop: 'Parar a voz',
  replay: 'Ouvir de novo',
  speed: 'Velocidade da voz',
} as const;

/** The buttons of the amber warning, specified verbatim. */
export const warningCopy = {
  retry: 'Tentar',
  dismiss: 'OK',
} as const;

export const voiceConsentCopy = {
  allow: 'Permitir',
  notNow: 'Agora não',
  failed: 'Não foi possível mudar agora. Continua como estava.',
  later: 'Vale para a sua conta. Dá para retirar aqui mesmo ou em Perfil.',
  takeBack: 'Retirar a permissão',
  /** Shown on the intro, beside the button that withdraws the consent. */
  hearer: (who: string): string => `Quem ouve e fala: ${who}.`,
} as const;

export const understoodText = (text: string): string => `Você disse: ${text}`;
