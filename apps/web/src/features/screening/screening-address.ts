import type { Screening } from '@alento/contract/screening';
import { paths } from '@alento/domain/interface/paths';
import { INSTRUMENTS, type Instrument } from '@alento/domain/screening/instruments';

const INSTRUMENT = 'instrumento';
const RESULT = 'resultado';

/** The path /avaliacoes?instrumento=PHQ-9, which shows the form or today's result. */
export const takePath = (instrument: Instrument): string => `${paths.screenings}?${INSTRUMENT}=${instrument}`;

/** The path of an earlier result. */
export const resultPath = ({ instrument, id }: Pick<Screening, 'instrument' | 'id'>): string =>
  `${takePath(instrument)}&${RESULT}=${encodeURIComponent(id)}`;

/** Parses the query string of /avaliacoes; an unknown questionnaire becomes null. */
export const requestedScreening = (
  search: URLSearchParams,
): { instrument: Instrument | null; resultId: string | null } => ({
  instrument: INSTRUMENTS.find((instrument) => instrument === search.get(INSTRUMENT)) ?? null,
  resultId: search.get(RESULT),
});
