import type { SharedPart } from '@alento/domain/sharing/parts';
import type { z } from 'zod';
import { type OlderForm, type SealedJson, sealedJson } from '../crypto/sealed-json.ts';

/** Smallest padded size of a document in bytes, so that all small documents have the same length. */
const DOCUMENT_BYTES = 2048;

/** A kind of document, of which each person has one: schemas, name (part of the hashed row id) and empty value. */
export type DocumentKind<Content extends object, Part extends SharedPart = never> = {
  readonly name: string;
  readonly empty: Content;
  readonly json: SealedJson<Content>;
  /** The part of a share that allows to read it; undefined if nobody but its owner may read it. */
  readonly sharedAs?: Part;
};

type Definition<Content extends object, Part extends SharedPart> = {
  name: string;
  empty: Content;
  version: number;
  schema: z.ZodType<Content>;
  older?: readonly OlderForm[];
  sharedAs?: Part;
};

export const documentKind = <Content extends object, Part extends SharedPart = never>({
  name,
  empty,
  sharedAs,
  ...form
}: Definition<Content, Part>): DocumentKind<Content, Part> => ({
  name,
  empty,
  ...(sharedAs === undefined ? {} : { sharedAs }),
  json: sealedJson({
    table: 'personal_documents',
    kind: name,
    ...form,
    paddedTo: DOCUMENT_BYTES,
  }),
});
