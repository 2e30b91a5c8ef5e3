import type { HistoryFind } from '@alento/domain/assistant/assistant-model';
import { escapeMarkdown } from '../../../text/escape-markdown.ts';

const dayText = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date as "quinta-feira, 12 de novembro de 2026". */
export const dayInWords = (date: string): string => dayText.format(new Date(`${date}T00:00:00Z`));

const line = ({ title, url, excerpt }: HistoryFind): string =>
  `- [${escapeMarkdown(title)}](${url}): “${escapeMarkdown(excerpt)}”`;

export const historyCopy = {
  note: (date: string): string => dayInWords(date),
  chat: (date: string, title: string): string => `Conversa “${title}”, ${dayInWords(date)}`,
  /** The search results as Markdown, with their number only if there are others. */
  found: (query: string, finds: readonly HistoryFind[], hasMore: boolean): string => {
    const about = `“${escapeMarkdown(query)}” no que você escreveu`;
    const lead = hasMore
      ? `Estes são os ${finds.length} resultados mais próximos de ${about}. Há outros:`
      : `Encontrei isto sobre ${about}:`;
    return `${lead}\n\n${finds.map(line).join('\n')}`;
  },
  nothing: (query: string): string =>
    `Não encontrei “${escapeMarkdown(query)}” nas suas notas nem nas suas conversas. Tente outra palavra, ou só o começo dela.`,
} as const;
