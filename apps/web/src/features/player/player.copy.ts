import type { PlayerRate } from '@alento/domain/interface/player';
import { countText } from '../../lib/count-text.ts';
import { spokenTime } from '../../lib/time/spoken-time.ts';
import type { Problem } from './audio/playback.ts';

export const playerCopy = {
  area: 'Tocador de áudio',
  play: 'Tocar',
  pause: 'Pausar',
  back: 'Voltar 15 segundos',
  forward: 'Avançar 15 segundos',
  close: 'Fechar o tocador',
  minimise: 'Minimizar o tocador',
  restore: 'Mostrar o tocador inteiro',
  more: 'Mais controles',
  less: 'Menos controles',
  rate: 'Velocidade',
  rateOf: (rate: PlayerRate): string => `${countText(rate)}×`,
  position: 'Posição no áudio',
  positionOf: (position: number, duration: number | null): string =>
    duration === null ? spokenTime(position) : `${spokenTime(position)} de ${spokenTime(duration)}`,
  loading: 'Carregando…',
  unknownLength: '–:––',
  playing: (title: string): string => `Tocando: ${title}`,
  paused: 'Áudio pausado',
  ended: 'O áudio chegou ao fim',
  artist: 'Alento',
  problems: {
    refused: 'O navegador espera um toque seu para começar.',
    failed: 'O áudio não carregou.',
    locked: 'Seu plano de agora não inclui este podcast.',
    gone: 'Este podcast saiu da biblioteca. Há outros para ouvir.',
  } satisfies Record<Problem, string>,
  /** Shown to members only, because a visitor's position isn't stored. */
  positionStored: 'Sua posição nele está guardada.',
  plans: 'Ver planos',
  podcasts: 'Ver podcasts',
} as const;
