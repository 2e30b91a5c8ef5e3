import fc from 'fast-check';
import { z } from 'zod';
import { alteredOf } from './altered.ts';
import { hostileNumber, hostileText, hostileValue } from './hostile.ts';

/** The subset of JSON Schema that zod produces for the contract. */
type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
};

/** Returns a generator of valid values for a field name, or null if the schema is specific enough. */
export type Fitting = (field: string) => fc.Arbitrary<unknown> | null;

const EXTRA_FIELDS = ['__proto__', 'constructor', 'toString', 'userId', 'id', 'extra', ''];
const LIST_MAX = 6;
const TEXT_MAX = 40;

function textOf({ pattern, minLength = 0, maxLength = TEXT_MAX }: Schema): fc.Arbitrary<unknown> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const most = Math.max(minLength, Math.min(maxLength, TEXT_MAX));
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: most });
  const edges = fc.constantFrom('ã'.repeat(minLength), 'ã'.repeat(maxLength));
  return fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: edges });
}

const fieldsOf = ({ properties = {} }: Schema, fitting: Fitting): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(properties).map(([field, inner]) => [field, fittingValue(inner, field, fitting)]));

function recordOf(schema: Schema, fitting: Fitting): fc.Arbitrary<unknown> {
  const own = fc.record(fieldsOf(schema, fitting), { requiredKeys: schema.required ?? [] });
  const { additionalProperties } = schema;
  if (typeof additionalProperties !== 'object') return own;
  const names = fc.stringMatching(/^[a-z]{1,8}$/);
  const more = fc.dictionary(names, fittingValue(additionalProperties, '', fitting), { maxKeys: 3 });
  return fc.tuple(more, own).map(([extra, known]) => ({ ...extra, ...known }));
}

function typed(schema: Schema, fitting: Fitting): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer': {
      const { minimum: min = -1e9, maximum: max = 1e9 } = schema;
      return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
    }
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fittingValue(schema.items ?? {}, '', fitting), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? LIST_MAX, LIST_MAX),
      });
    case 'object':
      return recordOf(schema, fitting);
    default:
      return hostileValue;
  }
}

function unnamed(schema: Schema, field: string, fitting: Fitting): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fittingValue(one, field, fitting)));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => typed({ ...schema, type }, fitting)));
  return typed(schema, fitting);
}

function fittingValue(schema: Schema, field: string, fitting: Fitting): fc.Arbitrary<unknown> {
  const named = field === '' || schema.enum ? null : fitting(field);
  const any = unnamed(schema, field, fitting);
  return named ? fc.oneof({ weight: 30, arbitrary: named }, { weight: 1, arbitrary: any }) : any;
}

/** Generates objects with an invalid field, an additional field or missing fields. */
function hostileRecord(schema: Schema, fitting: Fitting): fc.Arbitrary<unknown> {
  const fields = fieldsOf(schema, fitting);
  const required = schema.required ?? [];
  const oneWrong = Object.entries(schema.properties ?? {}).map(([field, inner]) =>
    fc.record({ ...fields, [field]: hostileOf(inner, field, fitting) }, { requiredKeys: [...required, field] }),
  );
  const more = fc.dictionary(fc.constantFrom(...EXTRA_FIELDS), hostileValue, { minKeys: 1, maxKeys: 3 });
  const oneMore = fc.tuple(recordOf(schema, fitting), more).map(([own, extra]) => ({ ...(own as object), ...extra }));
  const some = fc.record(fields, { requiredKeys: [] });
  if (oneWrong.length === 0) return oneMore;
  return fc.oneof({ weight: 8, arbitrary: fc.oneof(...oneWrong) }, oneMore, some);
}

function hostileOf(schema: Schema, field: string, fitting: Fitting): fc.Arbitrary<unknown> {
  const types = schema.anyOf?.map(({ type }) => type) ?? [schema.type].flat();
  const isNumber = types.includes('integer') || types.includes('number');
  const ofType = types.includes('string') ? hostileText : isNumber ? hostileNumber : hostileValue;
  const kinds = [
    { weight: 5, arbitrary: alteredOf(fittingValue(schema, field, fitting)) },
    { weight: 3, arbitrary: ofType },
    { weight: 2, arbitrary: hostileValue },
  ];
  if (schema.type === 'object') kinds.push({ weight: 60, arbitrary: hostileRecord(schema, fitting) });
  if (schema.type === 'array' && schema.items) {
    const items = fc.oneof(fittingValue(schema.items, '', fitting), hostileOf(schema.items, '', fitting));
    kinds.push({ weight: 10, arbitrary: fc.array(items, { minLength: 1, maxLength: 3 }) });
  }
  return fc.oneof(...kinds);
}

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Generates valid input values of a schema of the contract. */
export const fittingValues = (schema: z.ZodType, fitting: Fitting): fc.Arbitrary<unknown> =>
  unnamed(schemaOf(schema), '', fitting);

/** Generates values that violate a schema of the contract slightly or completely. */
export const hostileValues = (schema: z.ZodType, fitting: Fitting): fc.Arbitrary<unknown> =>
  hostileOf(schemaOf(schema), '', fitting);
