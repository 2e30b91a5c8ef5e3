import { Reading as PresentedReading } from '@alento/contract/content';
import { NOTHING_READ, type Reading } from '@alento/domain/content/reading';
import { documentKind } from './document-kind.ts';

const StoredReading = PresentedReading.strict();

/** Document with saved pieces and reading progress. */
export const READING = documentKind<Reading>({
  name: 'reading',
  empty: NOTHING_READ,
  version: 1,
  schema: StoredReading,
});
