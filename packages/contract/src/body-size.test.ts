import { BODY_LIMITS } from '@alento/domain/http/headers';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const WITH_BODY = Object.entries<Endpoint>(endpoints).flatMap(([name, { body, largeBody }]) =>
  body ? [{ name, body, largeBody }] : [],
);

type Json = {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Json;
  properties?: Record<string, Json>;
  anyOf?: Json[];
  oneOf?: Json[];
  const?: unknown;
  enum?: unknown[];
};

/** Length of a text, number of items, or of a number, where the contract has no maximum: more than any client sends. */
const UNLIMITED = { text: 1000, items: 60, number: 24 };
const LONGEST_TEXT = 100_000;

/** The largest number of UTF-16 units of a text that a schema accepts; 0 if it accepts no text of one character. */
function longestText(schema: z.ZodType): number {
  const accepts = (text: string): boolean => schema.safeParse(text).success;
  const most = (character: string): number => {
    let [fits, tooMany] = [0, LONGEST_TEXT];
    if (accepts(character.repeat(tooMany))) return Number.POSITIVE_INFINITY;
    while (tooMany - fits > 1) {
      const middle = Math.floor((fits + tooMany) / 2);
      if (accepts(character.repeat(middle))) fits = middle;
      else tooMany = middle;
    }
    return fits * character.length;
  };
  return Math.max(most('a'), most('🇧🇷'));
}

const jsonOf = (body: z.ZodType): Json =>
  z.toJSONSchema(body, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const isText = jsonSchema.type === 'string' || Object.keys(jsonSchema).length === 0;
      if (!isText || jsonSchema.enum || jsonSchema.const !== undefined) return;
      const length = longestText(zodSchema as unknown as z.ZodType);
      jsonSchema.type = 'string';
      jsonSchema.maxLength = length > 0 && Number.isFinite(length) ? length : UNLIMITED.text;
    },
  }) as Json;

/** Characters and values of the largest body that a client may send in earnest. */
function largest(json: Json): { characters: number; values: number } {
  const either = json.anyOf ?? json.oneOf;
  if (either) {
    const sizes = either.map(largest);
    return {
      characters: Math.max(...sizes.map(({ characters }) => characters)),
      values: Math.max(...sizes.map(({ values }) => values)),
    };
  }
  if (json.enum) return { characters: Math.max(...json.enum.map((value) => JSON.stringify(value).length)), values: 1 };
  if (json.type === 'array') {
    const item = largest(json.items ?? {});
    const count = json.maxItems ?? UNLIMITED.items;
    return { characters: count * (item.characters + 1) + 2, values: count * item.values };
  }
  if (json.type === 'object') {
    const fields = Object.entries(json.properties ?? {}).map(([name, field]) => ({ name, ...largest(field) }));
    return {
      characters: fields.reduce((sum, { name, characters }) => sum + name.length + 4 + characters, 2),
      values: fields.reduce((sum, { values }) => sum + values, 0),
    };
  }
  if (json.type === 'string') return { characters: (json.maxLength ?? UNLIMITED.text) + 2, values: 1 };
  return { characters: UNLIMITED.number, values: 1 };
}

it.each(WITH_BODY)('$name has the body limit that its largest body needs', ({ body, largeBody }) => {
  const { characters, values } = largest(jsonOf(body));
  expect(characters > BODY_LIMITS.usual.characters).toBe(largeBody === true);
  expect(values).toBeLessThanOrEqual(BODY_LIMITS[largeBody ? 'large' : 'usual'].values);
});

it('only these bodies may be large', () => {
  expect(WITH_BODY.flatMap(({ name, largeBody }) => (largeBody ? [name] : [])).sort()).toEqual([
    ...['changeSafetyPlan', 'confirmImport', 'createMoodEntryBatch'],
  ]);
});
