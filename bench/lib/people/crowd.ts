import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { newBearerToken, tokenHash } from '../../../apps/server/src/crypto/bearer-token.ts';
import { keyRingOf } from '../../../apps/server/src/crypto/key-ring.ts';
import { SECRETS } from '../processes/server.ts';
import { lastSevenDays, twiceADay } from './people.ts';

const WEEK_ENTRIES = 14;
const READER_ENTRIES = 100;
const WRITER_ENTRIES = 20;
/** Number of entries of a person who is not measured. */
const USUAL_ENTRIES = 100;
const HISTORY_DAYS = 730;

/** Number of entries in the table, and number of people in each role. */
export type Size = { entries: number; readers: number; writers: number; heavyEntries: number };
/** Bearer tokens of the measured people. */
export type Crowd = { readers: string[]; writers: string[]; heavy: string[] };

type Person = { id: string; token: string; entries: number; isMeasured: boolean };

const people = (count: number, entries: number, isMeasured = true): Person[] =>
  Array.from({ length: count }, () => {
    const id = randomUUID().replaceAll('-', '');
    return { id, token: newBearerToken(), entries, isMeasured };
  });

const INSERT_PEOPLE = `
  with given as (
    select * from unnest($1::text[], $2::text[], $3::bytea[]) as given (id, token, wrapped_key)
  ), person as (
    insert into users (id, name, email, email_verified, created_at, updated_at)
    select id, '', md5(id), true, now() - interval '2 years', now() from given
  ), profile as (
    insert into profiles (user_id, is_anonymous, time_zone, created_at)
    select id, true, 'America/Sao_Paulo', now() - interval '2 years' from given
  ), key as (
    insert into user_keys (user_id, wrapped_key, master_key_version, created_at)
    select id, wrapped_key, 1, now() - interval '2 years' from given
  )
  insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
  select md5(id), id, token, now() + interval '30 days', now(), now() from given`;

/**
 * People whose requests are measured have a fixed number of entries, whatever the size of the table: all in the last
 * seven full days, all without notes. Everyone else's entries are spread over two years, with random bytes as notes.
 * Rows are inserted in order of time, so that each person's rows are scattered over the table, as in production.
 */
const INSERT_ENTRIES = `
  insert into mood_entries (user_id, id, score, note, recorded_at, local_date, offset_minutes)
  select id, gen_random_uuid()::text, floor(random() * 6), note, at, (at at time zone 'America/Sao_Paulo')::date, -180
  from (
    select id,
      case when is_measured then null else decode(repeat(md5(random()::text), 1 + floor(random() * 8)::int), 'hex') end as note,
      case when is_measured and number <= ${WEEK_ENTRIES} then to_timestamp(($4::float8[])[number] / 1000)
        else $5::timestamptz - random() * interval '${HISTORY_DAYS} days' end as at
    from unnest($1::text[], $2::int[], $3::boolean[]) as given (id, entries, is_measured)
    cross join lateral generate_series(1, entries) as number
  ) as entry
  order by at`;

const INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'mood_entries' and indexname not like '%_pk'`;

/** Fills a migrated, empty database in bulk, without foreign key checks. Indexes are built at the end. */
export async function fill(url: string, size: Size): Promise<Crowd> {
  const readers = people(size.readers, READER_ENTRIES);
  const writers = people(size.writers, WRITER_ENTRIES);
  const heavy = people(1, size.heavyEntries);
  const measured = [...readers, ...writers, ...heavy];
  const taken = measured.reduce((sum, { entries }) => sum + entries, 0);
  const all = [...measured, ...people((size.entries - taken) / USUAL_ENTRIES, USUAL_ENTRIES, false)];
  const ring = keyRingOf(SECRETS);
  const column = <Value>(read: (one: Person) => Value): Value[] => all.map(read);

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '512MB'`);
  const keys = column(({ id, isMeasured }) => (isMeasured ? ring.create(id).wrappedKey : Buffer.alloc(60)));
  await client.query(INSERT_PEOPLE, [column(({ id }) => id), column(({ token }) => tokenHash(token)), keys]);
  const indexes = (await client.query<{ name: string; definition: string }>(INDEXES)).rows;
  for (const { name } of indexes) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  await client.query('alter table mood_entries drop constraint mood_entries_user_id_id_pk');
  await client.query(INSERT_ENTRIES, [
    column(({ id }) => id),
    column(({ entries }) => entries),
    column(({ isMeasured }) => isMeasured),
    twiceADay(),
    new Date(`${lastSevenDays().startDate}T00:00:00Z`).toISOString(),
  ]);
  await client.query('alter table mood_entries add constraint mood_entries_user_id_id_pk primary key (user_id, id)');
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
  const tokensOf = (some: readonly Person[]) => some.map(({ token }) => token);
  return { readers: tokensOf(readers), writers: tokensOf(writers), heavy: tokensOf(heavy) };
}
