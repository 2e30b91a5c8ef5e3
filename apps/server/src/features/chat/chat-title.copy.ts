import { dayInWords } from './search/history-search.copy.ts';

/** A title that repeats no words of the conversation. */
export const chatTitleCopy = {
  ofDay: (date: string): string => `Conversa de ${dayInWords(date)}`,
} as const;
