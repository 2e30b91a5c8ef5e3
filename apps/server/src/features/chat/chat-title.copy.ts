import { dayInWords } from './search/history-search.copy.ts';

/** Titles for conversations whose first message must not become the title. */
export const chatTitleCopy = {
  ofDay: (date: string): string => `Conversa de ${dayInWords(date)}`,
} as const;
