import type { Memory, PersonName, Pool } from './known.ts';
import type { WireAnswer } from './wire.ts';

/** Kind of the ids in a response, by the path of the call. */
const IDS: [path: RegExp, pool: Pool][] = [
  [/^\/mood-entries/, 'entry'],
  [/^\/tags/, 'tag'],
  [/^\/medications/, 'medication'],
  [/^\/auth\/list-sessions/, 'session'],
  [/^\/chat\/sessions?/, 'chat-session'],
  [/^\/exports/, 'export'],
  [/^\/imports/, 'import'],
  [/^\/health-records/, 'record'],
  [/^\/professional-invites/, 'share'],
  [/^\/patients/, 'patient'],
  [/^\/professionals/, 'listing'],
  [/^\/push-notifications\/devices/, 'device'],
];
/** Kind of a field's value, for fields whose kind doesn't depend on the path. */
const FIELDS: Record<string, Pool> = {
  messageId: 'reply',
  sessionId: 'chat-session',
  requestId: 'summary',
  nextCursor: 'cursor',
  updatedAt: 'instant',
  patientId: 'patient',
};
const AUDIO = '/api/audio/';

/**
 * Stores values of a response for later calls.
 *
 * @param path of the contract.
 */
export function harvest(memory: Memory, person: PersonName, path: string, { headers, body }: WireAnswer): void {
  const keep = (pool: Pool, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') memory.keep(person, pool, String(value));
  };
  const idPool = IDS.find(([pattern]) => pattern.test(path))?.[1];

  function look(value: unknown): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) look(item);
    else if (typeof value === 'object' && value !== null) {
      const fields = value as Record<string, unknown>;
      if (idPool && fields.isUser !== true) keep('isUser' in fields ? 'reply' : idPool, fields.id);
      if (idPool === 'entry' && 'timestamp' in fields) keep('cursor', `${fields.timestamp}~${fields.id}`);
      if (path === '/professional-invites') keep('invite', fields.token);
      if (fields.kind === 'article' || fields.kind === 'book') keep(fields.kind, fields.id);
      if (fields.document_type === 'TERMS_OF_USE') keep('terms', fields.id);
      if (fields.document_type === 'PRIVACY_POLICY') keep('policy', fields.id);
      for (const [field, pool] of Object.entries(FIELDS)) keep(pool, fields[field]);
      if (path.startsWith('/safety-plan')) keep('plan-version', fields.updatedAt);
      const { podcast } = fields;
      if (typeof podcast === 'string' && podcast.startsWith(AUDIO)) keep('audio', podcast.slice(AUDIO.length));
      for (const inner of Object.values(fields)) look(inner);
    }
  }

  keep('cursor', headers['x-next-cursor']);
  try {
    look(JSON.parse(body));
  } catch {
    // The response is a page, a stream or audio instead of JSON, so it contains no values.
  }
}
