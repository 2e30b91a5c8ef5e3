import type { HistoryFind } from '@alento/domain/assistant/assistant-model';

const dayText = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date as "quinta-feira, 12 de novembro de 2026". */
export const dayInWords = (date: string): string => dayText.format(new Date(`${date}T00:00:00Z`));

const line = ({ title, url, excerpt }: HistoryFind): string => `- [${title}](${url}): “${excerpt}”`;

export const historyCopy = {
  note: (date: string): string => dayInWords(date),
  chat: (date: string, title: string): string => `Conversa “${title}”, ${dayInWords(date)}`,
  /** The search results as text, without their number. */
  found: (query: string, finds: readonly HistoryFind[]): string =>
    `Encontrei isto sobre “${query}” no que você escreveu:\n\n${finds.map(line).join('\n')}`,
  nothing: (query: string): string =>
    `Não encontrei “${query}” nas suas notas nem nas suas conversas. Tente outra palavra, ou só o começo dela.`,
} as const;
