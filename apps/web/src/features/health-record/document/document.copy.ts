import { counted } from '../../../lib/count-text.ts';
import { formatList } from '../../../lib/time/dates.format.ts';

/**
 * What a record was made from, as "84 registros, 3 avaliações e respostas do seu perfil". It is also printed, so it
 * doesn't name the medication diary.
 */
function sourcesOf({ entries, screenings, answers }: { entries: number; screenings: number; answers: boolean }) {
  const parts = [counted(entries, 'registro', 'registros')];
  if (screenings > 0) parts.push(counted(screenings, 'avaliação', 'avaliações'));
  if (answers) parts.push('respostas do seu perfil');
  return formatList(parts);
}

export const documentCopy = {
  back: 'Prontuários',
  loading: 'Carregando o prontuário',
  gone: 'Ele pode ter sido excluído em outro aparelho.',
  seeAll: 'Ver seus prontuários',
  period: (period: string): string => `De ${period}`,
  preparedOn: (day: string): string => `Preparado em ${day}.`,
  preparedFrom: (sources: Parameters<typeof sourcesOf>[0]): string => `Feito a partir de ${sourcesOf(sources)}.`,
  choose: 'Escolha o que fica no documento. O que você retirar não sai no PDF, no FHIR nem na impressão.',
  inDocument: 'No documento',
  removed: 'Retirado: não sai no PDF, no FHIR nem na impressão.',
  diaryLeftOut:
    'Fica de fora até você incluir. Incluído, sai no PDF, no FHIR e na impressão, e o profissional com quem você compartilha prontuários e medicação também vê.',
  partUnchanged: 'Esta parte continua como estava.',
  without: (titles: string): string => `Sem conteúdo neste prontuário: ${titles}.`,
} as const;

export const moreCopy = {
  title: 'Este prontuário',
  redo: 'Refazer',
  redoText: 'Monta tudo de novo com os registros que existem hoje.',
  redoTitle: 'Refazer este prontuário?',
  redoDescription:
    'O conteúdo é descartado e montado de novo, para o mesmo período. O que você escreveu, o nome e o que foi retirado também se perdem. Não conta de novo no mês.',
  remove: 'Excluir',
} as const;
