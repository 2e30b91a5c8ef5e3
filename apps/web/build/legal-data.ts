import { join } from 'node:path';
import { readLegalTexts } from '@alento/content/legal-text';
import type { LegalDocumentType } from '@alento/domain/legal/documents';
import { latestDocumentKey } from '../src/features/legal-document/latest-document-key.ts';
import type { Prefetched } from '../src/lib/page/prefetched.ts';

const LEGAL = join(import.meta.dirname, '../../../content/legal');

/**
 * The newest legal texts as `GET /legal-documents/latest` returns them, by path of the page. They are prerendered, so
 * that people can read them without JavaScript.
 */
export async function legalData(pages: Record<string, LegalDocumentType>): Promise<Map<string, Prefetched>> {
  const texts = await readLegalTexts(LEGAL);
  return new Map(
    Object.entries(pages).map(([path, type]) => {
      const [newest] = texts
        .filter(({ documentType }) => documentType === type)
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      if (!newest) throw new Error(`content/legal has no ${type}`);
      const { id, content, createdAt } = newest;
      const data = { id, document_type: type, content, created_at: createdAt.toISOString() };
      return [path, [{ key: latestDocumentKey(type), data }]];
    }),
  );
}
