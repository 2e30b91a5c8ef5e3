import { counted } from '../../../lib/count-text.ts';

/** @param waiting number of entries that wait in the outbox; 0 if only other texts are unsent, such as a draft. */
export const leaveCopy = {
  title: (waiting: number): string =>
    waiting === 0
      ? 'Há palavras suas que ainda não foram enviadas'
      : counted(waiting, 'registro espera conexão', 'registros esperam conexão'),
  text: (waiting: number): string => {
    if (waiting === 0)
      return 'Elas estão só neste aparelho. Se você ficar, continuam guardadas aqui. Se sair agora, se apagam e não dá para recuperar.';
    return 'O que ainda não foi enviado está só neste aparelho. Se você ficar, continua guardado aqui. Se sair agora, se apaga e não dá para recuperar.';
  },
  stay: 'Ficar por enquanto',
  leave: 'Sair mesmo assim',
} as const;
