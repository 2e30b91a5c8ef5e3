import { z } from 'zod';
import { padJson } from './padding.ts';
import { type SealContext, type Sealed, seal, type UserKey, unseal } from './seal.ts';

/** Schema of an older version, and the function that converts its documents to the next version. */
export type OlderForm = { readonly schema: z.ZodType; readonly upgrade: (value: unknown) => unknown };

export const olderForm = <Value>(schema: z.ZodType<Value>, upgrade: (value: Value) => unknown): OlderForm => ({
  schema,
  upgrade: upgrade as (value: unknown) => unknown,
});

/** The older form for documents without a version field that otherwise match the schema of version 1. */
export const sameUnversioned = (schema: z.ZodType): OlderForm => olderForm(schema, (value) => value);

export type SealedJson<Value extends object> = {
  /** Table and column, and the document kind if the column has several. Used in errors, tests and names of fixtures. */
  readonly name: string;
  readonly version: number;
  /** Encrypts a value. Throws if the value doesn't match the schema, because `open` would refuse it. */
  seal(userKey: UserKey, rowId: string, value: Value): Sealed;
  /** @param rowId `userId/id`, as in `seal`, because ids are unique only among one person's rows. */
  open(userKey: UserKey, rowId: string, sealed: Sealed): Value;
};

type Definition<Value extends object> = {
  table: string;
  /** `content` by default. */
  column?: string;
  kind?: string;
  /** Starts at 1. Increase it whenever stored documents don't match the changed schema. */
  version: number;
  schema: z.ZodType<Value>;
  /**
   * Schemas of all older versions in order, from 0 (documents without a version field) to the one before `version`. By
   * default there is only version 0, with the same schema.
   */
  older?: readonly OlderForm[];
  /** Number of bytes that every document is padded to, if the few sizes of `padJson` would reveal its content. */
  paddedTo?: number | ((value: Value) => number | undefined);
};

/** Error for a document that can't be read or stored. The message contains the location and not the content. */
export class SealedJsonError extends Error {
  override readonly name = 'SealedJsonError';

  constructor(document: string, version: number, problem: 'not JSON' | 'unknown version' | 'not of its schema') {
    super(`${document}, version ${version}: ${problem}`);
  }
}

const Versioned = z.looseObject({ version: z.int().min(1) });

/**
 * An encrypted column with JSON documents that contain their version. Decrypting validates a document by the schema of
 * its version and upgrades it step by step to the current version.
 */
export function sealedJson<Value extends object>({
  table,
  column = 'content',
  kind,
  version: current,
  schema,
  older = [sameUnversioned(schema)],
  paddedTo,
}: Definition<Value>): SealedJson<Value> {
  const name = [table, column, ...(kind === undefined ? [] : [kind])].join('.');
  if (older.length !== current) throw new Error(`${name} needs the forms of its versions 0 to ${current - 1}`);

  const contextOf = (rowId: string): SealContext => ({ table, column, rowId });

  function checked<T>(form: z.ZodType<T>, value: unknown, version: number): T {
    const result = form.safeParse(value);
    // The error contains no validation issues, because they quote keys and values.
    if (!result.success) throw new SealedJsonError(name, version, 'not of its schema');
    return result.data;
  }

  function parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      // The error contains no SyntaxError, because its message quotes the text.
      throw new SealedJsonError(name, current, 'not JSON');
    }
  }

  /** Splits a document into version and value; without a version field it is version 0. */
  function split(document: unknown): { version: number; value: unknown } {
    const versioned = Versioned.safeParse(document);
    if (!versioned.success) return { version: 0, value: document };
    const { version, ...value } = versioned.data;
    return { version, value };
  }

  return {
    name,
    version: current,

    seal(userKey, rowId, value) {
      const json = JSON.stringify({ version: current, ...checked(schema, value, current) });
      const bytes = typeof paddedTo === 'function' ? paddedTo(value) : paddedTo;
      return seal(userKey, contextOf(rowId), padJson(json, bytes));
    },

    open(userKey, rowId, sealed) {
      const { version, value } = split(parsed(unseal(userKey, contextOf(rowId), sealed)));
      if (version > current) throw new SealedJsonError(name, version, 'unknown version');
      const upgraded = older
        .slice(version)
        .reduce((before, form, steps) => form.upgrade(checked(form.schema, before, version + steps)), value);
      return checked(schema, upgraded, version);
    },
  };
}
