import { localDateOf } from '@alento/domain/time/local-date';
import { formatDate } from './dates.format.ts';

/** The version date of a legal document as "21 de novembro de 2026": a day in UTC, the same in every zone. */
export const versionDate = (iso: string): string => formatDate(localDateOf(Date.parse(iso), 'UTC'));
