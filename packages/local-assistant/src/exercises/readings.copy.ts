import type { Readings } from '../topics/topic.ts';
import type { ExerciseId } from './exercise.ts';

/** Pieces of the library to cite after an exercise. */
export const EXERCISE_READINGS: Readonly<Record<ExerciseId, Readings>> = {
  breathe: {
    'quando-o-peito-aperta': [
      'Leia uma vez agora, com tranquilidade, e treine nos dias bons. Numa crise, é mais fácil repetir algo que o corpo já conhece.',
    ],
    'tres-minutos-de-atencao': [
      'Mente produz pensamento, como boca produz saliva. O treino está em perceber que ela foi embora e voltar.',
    ],
  },
  ground: {
    'cinco-sentidos-para-voltar-ao-agora': [
      'Parece contraditório praticar em dia calmo, mas é nesse dia que se aprende.',
      'O aterramento faz o papel de uma âncora: o barco ainda balança, só que sai menos do lugar.',
    ],
  },
  relax: {
    'pausas-que-descansam': ['Uma regra simples ajuda a escolher: descanse com o contrário do que cansou.'],
  },
};
