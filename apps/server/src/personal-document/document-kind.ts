import type { z } from 'zod';
import { type OlderForm, type SealedJson, sealedJson } from '../crypto/sealed-json.ts';

/** Smallest padded size of a document in bytes, so that all small documents have the same length. */
const DOCUMENT_BYTES = 2048;

/** A kind of document, of which each person has one: schemas, name (part of the hashed row id) and empty value. */
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
