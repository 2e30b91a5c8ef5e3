import type { LegalDocument } from '@alento/contract/legal-document';
import { paths } from '@alento/domain/interface/paths';
import type { LegalDocumentType } from '@alento/domain/legal/documents';
import { hashKey } from '@tanstack/react-query';
import { prefetchedInCached } from '../../lib/page/prefetched.ts';
import { latestDocumentKey } from './latest-document-key.ts';

const PATHS = { TERMS_OF_USE: paths.terms, PRIVACY_POLICY: paths.privacy } as const;

/** The text of the page that can be read without a network; null if there is none. */
export async function cachedLegalText(type: LegalDocumentType): Promise<LegalDocument | null> {
  const [cached] = await prefetchedInCached(PATHS[type]);
  return cached && hashKey(cached.key) === hashKey(latestDocumentKey(type)) ? (cached.data as LegalDocument) : null;
}
