import { dayInWords } from './search/history-search.copy.ts';

/** A name for a conversation that does not repeat its words. */
export const chatTitleCopy = {
  ofDay: (date: string): string => `Conversa de ${dayInWords(date)}`,
} as const;
