import type { z } from 'zod';
import { type OlderForm, type SealedJson, sealedJson } from '../crypto/sealed-json.ts';

/** Padding of a whole document, bytes: small ones all look alike. */
const DOCUMENT_BYTES = 2048;

/** One of a person's documents: what it is called in the keyed id of its row, and its form before anything was kept. */
export type DocumentKind<Content extends object> = {
  readonly name: string;
  readonly empty: Content;
  readonly json: SealedJson<Content>;
};

type Definition<Content extends object> = {
  name: string;
  empty: Content;
  version: number;
  schema: z.ZodType<Content>;
  older: readonly OlderForm[];
};

export const documentKind = <Content extends object>({
  name,
  empty,
  ...form
}: Definition<Content>): DocumentKind<Content> => ({
  name,
  empty,
  json: sealedJson({
    table: 'personal_documents',
    column: 'content',
    kind: name,
    ...form,
    paddedTo: DOCUMENT_BYTES,
  }),
});
