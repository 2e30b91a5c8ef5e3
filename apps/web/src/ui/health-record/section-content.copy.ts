import { formatDate } from '../../lib/time/dates.format.ts';

export const sectionCopy = {
  answeredOn: (day: string): string => `Contado em ${formatDate(day)}.`,
} as const;
