/**
 * The floors `bench/api.ts` measures against: node:http and a driver, nothing else. The same tables, the same session
 * look-up, the same statement, the same JSON in and out; no validation, no log. Runs as a process of its own. With
 * SEALED=yes it opens the person's key and the notes it lists; without, its notes are not encrypted.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SESSION_LONGEST_MS } from '@alento/domain/account/session';
import pg from 'pg';
import { keyRingOf } from '../apps/server/src/crypto/key-ring.ts';
import { noteContext } from '../apps/server/src/crypto/note-context.ts';
import { type Sealed, unseal } from '../apps/server/src/crypto/seal.ts';
import { SECRETS } from './lib/processes/server.ts';

type Row = Record<string, unknown>;

const SESSION = `
  select s.id, s.user_id, s.expires_at, s.created_at, s.updated_at, s.renewed_at, p.time_zone, p.time_zone_changed_at,
    k.wrapped_key, k.master_key_version,
    (select plan_id from user_plans u
      where u.user_id = s.user_id and (u.current_period_end is null or u.current_period_end > $1)
      order by u.created_at desc limit 1) as plan_id
  from sessions s join profiles p on p.user_id = s.user_id join user_keys k on k.user_id = s.user_id
  where s.user_id = $2 and s.token = $3 and s.expires_at > $4 and s.created_at > $5 limit 1`;
const CREATE = `
  with claimed as (
    insert into idempotency_keys (user_id, key, request_hash, created_ids, created_at)
    values ($1, $2, $3, array[$4::text], $5::timestamptz) on conflict do nothing returning key
  )
  insert into mood_entries
    (user_id, id, score, note, ai_analysis, recorded_at, tag_ids, local_date, offset_minutes, source)
  select $6::text, $7::text, $8::smallint, $9::bytea, null::bytea, $10::timestamptz, $11::text[], $12::date, $13::smallint,
    $14::text
  from claimed returning id`;
const LIST = `
  select id, score, note, ai_analysis, recorded_at, tag_ids, local_date, offset_minutes, source from mood_entries
  where user_id = $1 and local_date between $2 and $3 order by recorded_at desc, id desc limit $4`;
const LIST_LIMIT = 101;
const SAO_PAULO_MINUTES = -180;
const MINUTE_MS = 60_000;

const { DATABASE_URL, DATABASE_POOL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) });
/** Executes a named statement, which is parsed and planned once per connection. */
const query = async (name: string, text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>({ name, text, values })).rows;

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => resolve(body));
    request.on('error', reject);
  });
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  const json = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) });
  response.end(json);
}

async function create(userId: unknown, request: IncomingMessage, response: ServerResponse) {
  const body = await readBody(request);
  const { score, note, tags = [] } = JSON.parse(body) as { score: number; note: string; tags?: string[] };
  const id = randomUUID();
  const now = Date.now();
  const at = new Date(now).toISOString();
  const day = new Date(now + SAO_PAULO_MINUTES * MINUTE_MS).toISOString().slice(0, 10);
  const hash = createHash('sha256').update(body).digest();
  const key = request.headers['idempotency-key'];
  const rows = await query('create', CREATE, [
    ...[userId, key, hash, id, at],
    ...[userId, id, score, Buffer.from(note), at, tags, day, SAO_PAULO_MINUTES, 'app'],
  ]);
  if (rows.length === 0) return answer(response, 409, {});
  answer(response, 201, { id, score, note, timestamp: now, ai_analysis: '', tags });
}

const textOf = (bytes: unknown): string => (bytes instanceof Uint8Array ? Buffer.from(bytes).toString() : '');

/** How the notes of one person's rows are read: as they are, or opened with the person's key. */
type ReadNote = (row: Row) => string;
const readClear: ReadNote = ({ note }) => textOf(note);
const keyRing = keyRingOf(SECRETS);
function openingOf(session: Row): ReadNote {
  const [userId, wrappedKey] = [session.user_id as string, session.wrapped_key as Uint8Array];
  const userKey = keyRing.open(userId, { wrappedKey, masterKeyVersion: session.master_key_version as number });
  return ({ id, note }) => (note === null ? '' : unseal(userKey, noteContext(userId, id as string), note as Sealed));
}
const isSealed = process.env.SEALED === 'yes';

async function list(session: Row, search: string, response: ServerResponse) {
  const range = new URLSearchParams(search);
  const bounds = [range.get('startDate'), range.get('endDate')];
  const rows = await query('list', LIST, [session.user_id, ...bounds, LIST_LIMIT]);
  const readNote = isSealed ? openingOf(session) : readClear;
  const entries = rows.map((row) => ({
    id: row.id,
    score: row.score,
    note: readNote(row),
    timestamp: (row.recorded_at as Date).getTime(),
    ai_analysis: textOf(row.ai_analysis),
    tags: row.tag_ids,
  }));
  answer(response, 200, entries);
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path, search = ''] = (request.url ?? '').split('?');
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const [userId] = token.split('.');
  const now = new Date().toISOString();
  const earliest = new Date(Date.now() - SESSION_LONGEST_MS).toISOString();
  const [session] = await query('session', SESSION, [now, userId, hash, now, earliest]);
  if (!session) return answer(response, 401, {});
  // What it would keep is not encrypted, so that a handler of sealed notes records none.
  if (path === '/api/mood-entries' && request.method === 'POST' && !isSealed)
    return create(session.user_id, request, response);
  if (path === '/api/mood-entries/date-range') return list(session, search, response);
  answer(response, 404, {});
}

const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    answer(response, 500, {});
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`no ar em http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
