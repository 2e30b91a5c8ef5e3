import type { z } from 'zod';
import { type OlderForm, type SealedJson, sealedJson } from '../crypto/sealed-json.ts';

/** Documents are padded to this size in bytes, so that small ones have the same length. */
const DOCUMENT_BYTES = 2048;

/** A kind of document that each person has once: its name in the keyed row id, and its empty form. */
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
