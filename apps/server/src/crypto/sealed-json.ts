import { z } from 'zod';
import { padJson } from './padding.ts';
import { type SealContext, type Sealed, seal, type UserKey, unseal } from './seal.ts';

/** A form that documents had at one version, and how such a document becomes one of the next version. */
export type OlderForm = { readonly schema: z.ZodType; readonly upgrade: (value: unknown) => unknown };

export const olderForm = <Value>(schema: z.ZodType<Value>, upgrade: (value: Value) => unknown): OlderForm => ({
  schema,
  upgrade: upgrade as (value: unknown) => unknown,
});

/** Version 0, where documents without a version had the form of version 1. */
export const sameUnversioned = (schema: z.ZodType): OlderForm => olderForm(schema, (value) => value);

export type SealedJson<Value extends object> = {
  /** Table and column, and the kind where a column holds several: what errors, tests and fixtures call it. */
  readonly name: string;
  readonly version: number;
  /** Throws where the value is not of the schema: it could not be opened again. */
  seal(userKey: UserKey, rowId: string, value: Value): Sealed;
  /** @param rowId the one it was sealed with: `userId/id`, as ids are unique per person only. */
  open(userKey: UserKey, rowId: string, sealed: Sealed): Value;
};

type Definition<Value extends object> = {
  table: string;
  column: string;
  kind?: string;
  /** Counted from 1. Raise it with every change of the schema that a document kept so far does not fit. */
  version: number;
  schema: z.ZodType<Value>;
  /** By version, from 0, which stands for documents of before there was a version, up to the last before this one. */
  older: readonly OlderForm[];
  /** Bytes every document is padded to, where the usual ones would tell it apart. */
  paddedTo?: number | ((value: Value) => number | undefined);
};

/** A document that can't be read or kept. Tells where it stands and nothing of what it says. */
export class SealedJsonError extends Error {
  override readonly name = 'SealedJsonError';

  constructor(document: string, version: number, problem: 'not JSON' | 'unknown version' | 'not of its schema') {
    super(`${document}, version ${version}: ${problem}`);
  }
}

const Versioned = z.looseObject({ version: z.int().min(1) });

/**
 * A sealed column whose text is a JSON object with its version among the fields. Opening checks it against
 * the schema of that version and upgrades it to the current one, step by step.
 */
export function sealedJson<Value extends object>({
  table,
  column,
  kind,
  version: current,
  schema,
  older,
  paddedTo,
}: Definition<Value>): SealedJson<Value> {
  const name = [table, column, ...(kind === undefined ? [] : [kind])].join('.');
  if (older.length !== current) throw new Error(`${name} needs the forms of its versions 0 to ${current - 1}`);

  const contextOf = (rowId: string): SealContext => ({ table, column, rowId });

  function checked<T>(form: z.ZodType<T>, value: unknown, version: number): T {
    const result = form.safeParse(value);
    // The issues of a schema quote keys and values: they stay behind.
    if (!result.success) throw new SealedJsonError(name, version, 'not of its schema');
    return result.data;
  }

  function parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      // The message of a SyntaxError quotes the text.
      throw new SealedJsonError(name, current, 'not JSON');
    }
  }

  /** What was sealed, and its version; a document without one is the whole text. */
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
