import { LEGAL_DOCUMENT_TITLES, type LegalDocumentType, NO_ROWS_CODE } from '@alento/domain/legal/documents';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, isOffline } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { latestDocumentKey } from './latest-document-key.ts';

/** An open page refetches the documents after this time, in ms. Documents change a few times a year. */
const FRESH_MS = 10 * 60_000;

async function readLatest(type: LegalDocumentType, signal: AbortSignal) {
  try {
    return (await call('GET /legal-documents/latest', { query: { type } }, { signal })).data;
  } catch (error) {
    // A response without a row means that there is no such document, which is not an error.
    if (error instanceof ApiError && error.code === NO_ROWS_CODE) return null;
    // In a browser the page itself is cached, with its text.
    const cached =
      import.meta.env.VITE_SHELL && isOffline(error)
        ? await (await import('./cached-legal-text.ts')).cachedLegalText(type)
        : null;
    if (cached === null) throw error;
    return cached;
  }
}

export const latestDocumentQuery = (type: LegalDocumentType) =>
  queryOptions({
    queryKey: latestDocumentKey(type),
    queryFn: ({ signal }) => readLatest(type, signal),
    staleTime: FRESH_MS,
  });

export const documentTitle = (type: LegalDocumentType): string => LEGAL_DOCUMENT_TITLES[type];
