import { SMALL_STEP_MAX, SMALL_STEPS_MAX } from '@alento/domain/small-step/small-step';
import { counted } from '../../lib/count-text.ts';

export const smallStepCopy = {
  title: 'Pequenos passos',
  lead: 'Coisas pequenas, no seu ritmo. Não há sequência para manter: toda semana começa do zero. Só você vê.',
  loading: 'Carregando seus passos',
  failed: 'Não foi possível abrir seus passos agora. O que você marcou continua guardado.',
  notStored: 'Não foi possível guardar. Nada mudou:',
  emptyTitle: 'Por onde começar?',
  emptyText: 'Escolha uma ideia que caiba nos seus dias, ou escreva a sua. Um passo já é bastante.',
  /** How often a step was done this week. More than wanted is no score. */
  ofWeek: (done: number, wanted: number): string =>
    done === 0
      ? `${counted(wanted, 'vez', 'vezes')} por semana`
      : `${done} de ${counted(wanted, 'vez', 'vezes')} nesta semana`,
  reached: 'Como você queria.',
  week: (text: string): string => `Dias desta semana: ${text}`,
  mark: (day: string): string => `Fiz ${day}`,
  lastWeek: (count: number): string => `Na semana passada, você deu ${counted(count, 'passo', 'passos')}.`,
  edit: (text: string): string => `Mudar ${text}`,
  ideas: 'Ideias',
  ideasLead: 'Toque em uma para ficar com ela.',
  taken: 'Passo escolhido.',
  full: `São ${SMALL_STEPS_MAX} passos, e já é bastante. Para escolher outro, tire um destes.`,
  write: 'Escrever um passo',
} as const;

export const stepDialogCopy = {
  addTitle: 'Um passo seu',
  editTitle: 'Mudar o passo',
  text: 'O que você quer fazer',
  textHint: 'Pequeno de verdade: algo que cabe até em um dia difícil.',
  textInvalid: `Escreva o passo em até ${SMALL_STEP_MAX} caracteres.`,
  times: 'Quantas vezes por semana',
  add: 'Ficar com este passo',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: 'Passo guardado.',
  remove: 'Tirar este passo',
  removed: 'Passo tirado.',
} as const;
