import type { Endpoint } from '@alento/contract/endpoint';
import { type Endpoints, endpoints } from '@alento/contract/endpoints';
import fc from 'fast-check';
import type { z } from 'zod';
import { alteredOf } from './altered.ts';
import { type BodyPlan, fileBody, fittingBody, hostileBody } from './call-body.ts';
import { fittingHeaders, fuzzedHeaders, type HeaderPlan } from './call-headers.ts';
import { fittingField, fittingParameter } from './fields.ts';
import { hostileText, hostileValue } from './hostile.ts';
import { otherTargets } from './other-targets.ts';
import { type Fitting, fittingValues, hostileValues } from './schema-arbitrary.ts';

/** The person or token with which a call is sent. */
export type Caller = 'first' | 'second' | 'nobody' | 'made-up' | 'ended' | 'malformed';

/** A generated call, with placeholders for values of earlier responses. */
export type Call = {
  /** Name of the endpoint in the contract, or of another target. */
  name: string;
  /** Null for a path that is not in the contract. */
  endpoint: Endpoint | null;
  as: Caller;
  method: string;
  /** Path template such as `/api/tags/{id}`. */
  path: string;
  params: unknown;
  query: [name: string, value: unknown][];
  headers: HeaderPlan;
  body: BodyPlan | null;
};
type Part = 'params' | 'query' | 'headers' | 'body';

const callers: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Caller>('first') },
  { weight: 6, arbitrary: fc.constant<Caller>('second') },
  { weight: 1, arbitrary: fc.constantFrom<Caller>('nobody', 'made-up', 'ended', 'malformed') },
);

/** Generates methods: mostly that of the contract, sometimes another one. */
const methodOf = (method: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 50, arbitrary: fc.constant(method.toUpperCase()) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND') },
  );

type Pairs = Call['query'];
const pairsOf = (value: unknown): Pairs =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]];
const extraPairs = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom('userId', 'limit', 'before', '_t'), hostileText), hostileValue),
  { minLength: 1, maxLength: 2 },
);

/** Generates queries with an invalid value, unknown fields or repeated fields. */
function hostileQuery(schema: z.ZodType | undefined, fitting: Fitting): fc.Arbitrary<Pairs> {
  if (!schema) return extraPairs;
  const own = fittingValues(schema, fitting).map(pairsOf);
  return fc.oneof(
    { weight: 6, arbitrary: hostileValues(schema, fitting).map(pairsOf) },
    { weight: 1, arbitrary: fc.tuple(own, extraPairs).map(([known, extra]) => [...known, ...extra]) },
    { weight: 1, arbitrary: own.map((pairs) => [...pairs, ...pairs]) },
  );
}

const bodyOf = (body: z.ZodType | undefined, isHostile: boolean, field: Fitting) =>
  isHostile
    ? hostileBody(body ? { fit: fittingValues(body, field), hostile: hostileValues(body, field) } : null)
    : fittingBody(body ? fittingValues(body, field) : null);

/** Generates calls of an endpoint. @param hostile which part of the call is invalid; undefined for valid calls. */
function callOf(name: string, endpoint: Endpoint, hostile?: Part): fc.Arbitrary<Call> {
  const { method, path, params, query, body, file } = endpoint;
  const parameter: Fitting = (one) => fittingParameter(path, one);
  const field: Fitting = (one) => fittingField(path, one);
  const values = (part: Part, schema: z.ZodType, fitting: Fitting) =>
    hostile === part ? hostileValues(schema, fitting) : fittingValues(schema, fitting);
  const pairs = query ? fittingValues(query, field).map(pairsOf) : fc.constant<Pairs>([]);
  return fc.record<Call>({
    name: fc.constant(name),
    endpoint: fc.constant(endpoint),
    as: callers,
    method: methodOf(method),
    path: fc.constant(`/api${path}`),
    params: params ? values('params', params, parameter) : fc.constant({}),
    query: hostile === 'query' ? hostileQuery(query, field) : pairs,
    headers: hostile === 'headers' ? fuzzedHeaders : fittingHeaders(endpoint.idempotent === true),
    body: file ? fileBody : bodyOf(body, hostile === 'body', field),
  });
}

/** Generates calls of one endpoint: some valid, more with one invalid part. */
function callsOf(name: string, endpoint: Endpoint): fc.Arbitrary<Call> {
  const { params, query, body } = endpoint;
  return fc.oneof(
    { weight: 6, arbitrary: callOf(name, endpoint) },
    { weight: body ? 6 : 1, arbitrary: callOf(name, endpoint, 'body') },
    { weight: query ? 6 : 1, arbitrary: callOf(name, endpoint, 'query') },
    { weight: params ? 3 : 0, arbitrary: callOf(name, endpoint, 'params') },
    { weight: 2, arbitrary: callOf(name, endpoint, 'headers') },
  );
}

const orAltered = (values: fc.Arbitrary<unknown> | null) =>
  values ? fc.oneof(values, alteredOf(values), hostileText) : hostileText;

const beside: fc.Arbitrary<Call> = fc.record<Call>({
  name: fc.constant('beside the contract'),
  endpoint: fc.constant(null),
  as: callers,
  method: methodOf('GET'),
  path: otherTargets,
  params: fc.record({
    id: orAltered(fittingParameter('/chat/stream/{')),
    audio: orAltered(fittingParameter('/audio/{')),
  }),
  query: fc.constant<Pairs>([]),
  headers: fuzzedHeaders,
  body: fc.constant(null),
});

/**
 * Relative frequency of calls of an endpoint (default 4). Calls that create data are frequent and calls that delete
 * data rare, so that other calls find data.
 */
const WEIGHTS: Partial<Record<keyof Endpoints, number>> = {
  ...{ sendChatMessage: 16, createMoodEntry: 12, createMoodEntryBatch: 6, createTag: 8, listChatSessions: 8 },
  ...{ removeChatSession: 2, removeMoodEntry: 3, removeTag: 2, signOut: 1, revokeOtherSessions: 1, revokeSession: 2 },
  // Reading a file starts a thread, which takes longer than hundreds of other calls.
  ...{ deleteAccount: 1, createImport: 1 },
};
const ofContract = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  weight: WEIGHTS[name as keyof Endpoints] ?? 4,
  arbitrary: callsOf(name, endpoint),
}));

/** Generates calls: mostly of endpoints of the contract, sometimes of other paths. */
export const anyCall: fc.Arbitrary<Call> = fc.oneof(
  { weight: 20, arbitrary: fc.oneof(...ofContract) },
  { weight: 1, arbitrary: beside },
);
