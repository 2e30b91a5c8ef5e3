import { VOICE_NOTE_MAX_MS } from '@alento/domain/attachment/attachment';
import type { MicrophoneFailure } from '../../../lib/media/microphone.ts';
import { spokenTime } from '../../../lib/time/spoken-time.ts';

/** What runs the app, which in the native app is no browser to the person. */
const browser = import.meta.env.VITE_SHELL ? 'este aparelho' : 'este navegador';
const LONGEST = spokenTime(VOICE_NOTE_MAX_MS / 1000);

export const recorderCopy = {
  title: 'Nota de voz',
  lead: `Até ${LONGEST}. Fica cifrada na sua conta, e só você ouve.`,
  record: 'Gravar',
  opening: 'Abrindo o microfone',
  openingHint: `Se ${browser} perguntar, permita o microfone. Ele só fica ligado enquanto você grava.`,
  readyHint: 'Fale do seu jeito. Antes de usar, dá para ouvir e gravar de novo.',
  recording: 'Gravando.',
  stop: 'Parar',
  ending: 'Guardando a gravação.',
  listenHint: 'Ouça, se quiser, e escolha.',
  use: 'Usar',
  using: 'Guardando…',
  notUsed: 'Não foi possível guardar a gravação, que continua aqui. Tente de novo.',
  again: 'Gravar de novo',
  retry: 'Tentar de novo',
  recorded: (seconds: number): string => `Gravação pronta, ${spokenTime(seconds)}.`,
  /** Why the recording ended, unless the person ended it. */
  ends: {
    limit: `A gravação chegou a ${LONGEST} e parou. O que você falou está aqui.`,
    away: 'A gravação parou quando o Alento saiu da tela ou o aparelho desligou o microfone. O que você falou está aqui.',
    earlier: 'Esta gravação ficou por usar.',
  },
  failures: {
    denied: 'O microfone não está permitido.',
    missing: 'Não encontramos um microfone. Ligue um e tente de novo, ou escreva na nota.',
    unsupported: `Não dá para gravar com ${browser}. Uma versão mais nova grava; por aqui, dá para escrever na nota.`,
    failed: 'O microfone não abriu. Outro aplicativo pode estar com ele: feche-o e tente de novo.',
    empty: 'Nada foi gravado. Veja se o microfone está ligado e tente de novo.',
  } satisfies Record<MicrophoneFailure | 'empty', string>,
  leaveTitle: 'Descartar a gravação?',
  leaveText: 'Ela ainda não está no registro e não volta depois.',
  leaveConfirm: 'Descartar',
  leaveCancel: 'Continuar aqui',
} as const;

export const notePlayerCopy = {
  name: 'Nota de voz',
  group: (name: string, seconds: number): string => `${name}, ${spokenTime(seconds)}`,
  play: 'Ouvir a nota de voz',
  pause: 'Pausar a nota de voz',
  position: 'Posição na nota de voz',
  positionOf: (position: number, seconds: number): string => `${spokenTime(position)} de ${spokenTime(seconds)}`,
  loading: 'Carregando…',
  failed: 'A nota de voz não carregou. Ela continua guardada: verifique sua internet.',
  retry: 'Tentar de novo',
} as const;
