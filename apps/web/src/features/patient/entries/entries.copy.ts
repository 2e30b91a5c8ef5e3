import { figuresCopy } from '../../../ui/chart/figures/figures.copy.ts';

export const entriesCopy = {
  none: 'Nenhum registro nos dias compartilhados, até aqui.',
  withNotes: 'Do mais recente ao mais antigo, com as notas como a pessoa as escreveu.',
  withoutNotes: 'Do mais recente ao mais antigo. As notas não foram compartilhadas.',
  fresh: 'Novo',
  tags: 'Marcadores',
  more: 'Ver mais registros',
  moreFailed: 'Não foi possível carregar mais registros agora.',
  displayedCount: (count: number): string => `${figuresCopy.entries(count)} na tela.`,
  all: (count: number): string => `${figuresCopy.entries(count)}, todos na tela.`,
  readNote: 'Ler a nota inteira',
  noHour: 'sem hora',
  lessNote: 'Mostrar menos',
} as const;
