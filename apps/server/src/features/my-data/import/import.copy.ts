import { EARLIEST_TIMESTAMP_MS } from '@alento/domain/mood-entry/limits';
import { ENTRY_TAGS_MAX } from '@alento/domain/tag/limits';

const number = new Intl.NumberFormat('pt-BR');

/** Words about the entries of an imported file. Each sentence continues “Linha 12: …”. */
export const importCopy = {
  tooOld: `a data é anterior a ${new Date(EARLIEST_TIMESTAMP_MS).getUTCFullYear()}. Este registro fica de fora.`,
  inFuture: 'a data está no futuro. Este registro fica de fora.',
  activitiesCut: `há mais de ${ENTRY_TAGS_MAX} atividades neste registro. Só as ${ENTRY_TAGS_MAX} primeiras entram.`,
  duplicates: (count: number) =>
    count === 1
      ? '1 registro está repetido no arquivo e entra uma vez só.'
      : `${number.format(count)} registros estão repetidos no arquivo e entram uma vez só.`,
  moreProblems: (count: number) =>
    count === 1
      ? 'há mais 1 problema, que não aparece nesta lista.'
      : `há mais ${number.format(count)} problemas, que não aparecem nesta lista.`,
};
