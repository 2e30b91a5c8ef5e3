import { PGlite, type QueryOptions } from '@electric-sql/pglite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openForFile } from '../testing/open-for-file.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { embeddedDatabase } from './open-database.ts';
import { missingMembers, withNamedStatements } from './pglite-statements.ts';

const client = await openForFile(PGlite.create());

/** A new adapter and new tables for each test. */
let db: ReturnType<typeof withNamedStatements>;
beforeEach(async () => {
  await client.exec(`
    drop table if exists moods, people;
    create table people (id int primary key, name text not null unique);
    create table moods (person int references people deferrable initially deferred, score smallint check (score < 6));
    deallocate all`);
  db = withNamedStatements(client);
});

type Prepared = { name: string; statement: string };
const prepared = async () => (await client.query<Prepared>('select name, statement from pg_prepared_statements')).rows;
const ADD = 'insert into people values ($1, $2)';
const NAMES = 'select name from people where id > $1 order by id';
const namesSeen = async () => (await db.query<{ name: string }>(NAMES, [0])).rows.map(({ name }) => name);
const failure = (work: Promise<unknown>): Promise<Record<string, unknown>> =>
  work.then(
    () => expect.fail('no error'),
    (error: Error) => ({ class: error.constructor, ...error, message: error.message }),
  );

describe('queries of withNamedStatements', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const VALUES: [type: string, value: unknown][] = [
    ...['text', 'smallint', 'bytea', 'json', 'timestamptz', 'int[]', 'bool'].map((type): [string, unknown] => [
      type,
      null,
    ]),
    ['text', undefined],
    ['text', 'coração 😶‍🌫️ "\\\n\''],
    ['text', ''],
    ['text', 7],
    ['text', new Date(0)],
    ['varchar(3)', 'ção'],
    ['smallint', -32_768],
    ['int', 2_147_483_647],
    ['bigint', 9_007_199_254_740_993n],
    ['bigint', 12],
    ['numeric', '12345678901234567890.0001'],
    ['double precision', 0.1],
    ['boolean', true],
    ['boolean', false],
    ['boolean', 'off'],
    ['bytea', bytes],
    ['bytea', Buffer.from(bytes)],
    ['bytea', new Uint8Array(0)],
    ['timestamptz', new Date('2026-02-28T23:59:59.999-03:00')],
    ['timestamptz', '2026-02-28 23:59:59.999999-03'],
    ['timestamptz', Number.POSITIVE_INFINITY],
    ['timestamp', new Date(0)],
    ['date', '2024-02-29'],
    ['interval', '1 day 02:00'],
    ['uuid', '0194fdc2-fa2f-7cc0-81d3-ff12045b73c8'],
    ['json', { a: [1, null, 'é'] }],
    ['jsonb', [1, { b: true }]],
    ['jsonb', '{"text": "😶‍🌫️"}'],
    ['text[]', ['a,b', '"q"', '\\', null, '', '😶‍🌫️', 'NULL']],
    ['text[]', []],
    [
      'int[]',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['bigint[]', [1n, 2n]],
    ['boolean[]', [true, false]],
    ['numeric[]', ['1.10', '2']],
    ['timestamptz[]', [new Date(0)]],
    ['date[]', ['2024-02-29']],
    ['bytea[]', [bytes]],
  ];
  const same = (value: string) => value;
  const DRIZZLE: QueryOptions = {
    rowMode: 'array',
    parsers: { 1082: same, 1184: same, 1185: same, 1231: same, 20: () => 'mine' },
  };

  it.each(VALUES)('write and read values like PGlite: %s %o', async (type, value) => {
    const text = `select $1::${type} as value, $2::int as beside`;
    for (const options of [undefined, DRIZZLE, { serializers: { 25: () => 'mine', 1043: () => 'my' } }])
      for (const run of [1, 2]) {
        const expected = await client.query(text, [value, run], options);
        expect(await db.query(text, [value, run], options)).toStrictEqual(expected);
      }
    expect(await prepared()).toHaveLength(1);
  });

  it('return the same rows and row count as PGlite', async () => {
    const other = 'insert into people values ($1, $2), ($1 + 1, $2 || 2) returning id';
    for (const [text, ...params] of [
      [ADD, 1, 'um'],
      [other, 2, 'dois'],
      ['update people set name = name where id > $1', 1],
      [NAMES, 9],
      ['delete from people where id < $1', 9],
    ]) {
      const own = await db.query(String(text), params);
      await client.exec(
        'truncate people cascade; insert into people values (1, $$um$$), (2, $$dois$$), (3, $$dois2$$)',
      );
      if (text === ADD) await client.exec('truncate people cascade');
      if (text === other) await client.exec('delete from people where id > 1');
      expect({ text, ...own }).toStrictEqual({ text, ...(await client.query(String(text), params)) });
    }
  });

  it('are not prepared if they have no parameters or are very long', async () => {
    expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    const long = `select ${'$1::int + '.repeat(500)} 0 as sum`;
    expect((await db.query(long, [2])).rows).toEqual([{ sum: 1000 }]);
    expect((await db.query('select $1 as one', [1], { paramTypes: [23] })).rows).toEqual([{ one: 1 }]);
    expect(await prepared()).toEqual([]);
  });
});

describe('errors of withNamedStatements', () => {
  const FAILING: [what: string, text: string, params: unknown[]][] = [
    ['a violated unique key', ADD, [2, 'um']],
    ['null in a column that is not nullable', ADD, [2, null]],
    ['a violated check', 'insert into moods values (1, $1)', [6]],
    ['a violated foreign key, which is checked when the statement ends', 'insert into moods values ($1, 1)', [99]],
    ['a value of the wrong type', ADD, ['x', 'x']],
    ['invalid SQL', 'selec $1', [1]],
    ['an unknown table', 'select $1::int from nothing', [1]],
    ['too few parameters', ADD, [1]],
    ['a value that can’t be cast', 'select $1::boolean', ['maybe']],
  ];
  it.each(FAILING)('equal the errors of PGlite and don’t affect the next query: %s', async (_what, text, params) => {
    await client.query(ADD, [1, 'um']);
    // PGlite omits the query from errors at the end of a statement; messages may contain the statement's name.
    const errorFieldsOf = async (runner: typeof db) => {
      const { query, params: _, queryOptions, length, message, ...rest } = await failure(runner.query(text, params));
      return { ...rest, message: String(message).replace(/"named_\d+"/, '""') };
    };
    const expected = await errorFieldsOf(client);
    for (const _run of [1, 2]) {
      expect(await errorFieldsOf(db)).toEqual(expected);
      expect(await namesSeen()).toEqual(['um']);
    }
  });

  it('contain code, constraint, query and parameters', async () => {
    await db.query(ADD, [1, 'um']);
    expect(await failure(db.query(ADD, [2, 'um']))).toMatchObject({
      ...{ code: '23505', constraint: 'people_name_key', query: ADD, params: [2, 'um'] },
    });
  });

  it('make all later queries of their transaction fail', async () => {
    await db.query(ADD, [1, 'um']);
    const work = db.transaction(async (tx) => {
      await tx.query(ADD, [2, 'dois']);
      expect(await failure(tx.query(ADD, [3, 'um']))).toMatchObject({ code: '23505' });
      expect(await failure(tx.query(NAMES, [0]))).toMatchObject({ code: '25P02' });
      await tx.query(ADD, [4, 'quatro']);
    });
    expect(await failure(work)).toMatchObject({ code: '25P02' });
    expect(await namesSeen()).toEqual(['um']);
  });

  it('don’t affect queries after a rollback to a savepoint', async () => {
    await db.transaction(async (tx) => {
      await tx.query(ADD, [1, 'um']);
      await tx.exec('savepoint sp');
      await failure(tx.query(ADD, [1, 'um']));
      await tx.exec('rollback to savepoint sp');
      await tx.query(ADD, [2, 'dois']);
    });
    expect(await namesSeen()).toEqual(['um', 'dois']);
  });
});

describe('transactions of withNamedStatements', () => {
  it('refuse queries after a rollback', async () => {
    await db.transaction(async (tx) => {
      await tx.query(ADD, [1, 'um']);
      await tx.rollback();
      expect(tx.closed).toBe(true);
      await expect(tx.query(ADD, [2, 'dois'])).rejects.toThrow('Transaction is closed');
    });
    expect(await namesSeen()).toEqual([]);
  });

  it('are isolated from 200 concurrent queries outside of the transactions', async () => {
    const seen: number[] = [];
    const COUNT = 'select count(*)::int as n from people where id < $1';
    const outside = Array.from({ length: 10 }, async (_, worker) => {
      for (let turn = 0; turn < 20; turn += 1) {
        const id = 10_000 + worker * 20 + turn;
        if (turn % 4 === 0) await db.query(ADD, [id, `fora ${id}`]);
        seen.push((await db.query<{ n: number }>(COUNT, [10_000])).rows[0]?.n ?? -1);
      }
    });
    const inside = Array.from({ length: 2 }, async (_, worker) => {
      for (let turn = 0; turn < 10; turn += 1) {
        const id = worker * 1000 + turn * 2;
        const work = db.transaction(async (tx) => {
          await tx.query(ADD, [id, `um ${id}`]);
          await new Promise((resolve) => setTimeout(resolve, 2));
          await Promise.all([tx.query(ADD, [id + 1, `dois ${id}`]), tx.query(NAMES, [0])]);
          if (turn % 2) throw new Error('no');
        });
        await work.catch((error: Error) => expect(error.message).toBe('no'));
      }
    });
    await Promise.all([...outside, ...inside]);
    expect(seen).toHaveLength(200);
    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(seen.filter((count) => count % 2 !== 0)).toEqual([]);
    // The row of a query that ran inside a rolled-back transaction would be missing.
    const { rows } = await client.query('select count(*)::int as n from people');
    expect(rows).toEqual([{ n: 20 + 50 }]);
  });
});

describe('prepared statements of withNamedStatements', () => {
  it('are prepared at the first use and reused later', async () => {
    for (const id of [1, 2, 3]) await db.query(ADD, [id, `nome ${id}`]);
    await db.transaction((tx) => tx.query(ADD, [4, 'quatro']));
    expect((await prepared()).map(({ statement }) => statement)).toEqual([ADD]);
  });

  it('are limited in number by closing the least recently used statement', async () => {
    db = withNamedStatements(client, 3);
    const text = (turn: number) => `select $1::int + ${turn} as sum`;
    for (const turn of [1, 2, 3, 1, 4]) expect((await db.query(text(turn), [10])).rows).toEqual([{ sum: 10 + turn }]);
    expect((await prepared()).map(({ statement }) => statement).toSorted()).toEqual([1, 3, 4].map(text));
    expect((await db.query(text(2), [10])).rows).toEqual([{ sum: 12 }]);
  });

  it('have different names for two adapters of one client', async () => {
    await withNamedStatements(client).query(ADD, [1, 'um']);
    await withNamedStatements(client).query(NAMES, [0]);
    expect(await prepared()).toHaveLength(2);
  });

  const ALL = 'select * from people where id = $1';
  it.each<[what: string, change: string, text: string, params: unknown[], expected: unknown[]]>([
    ['a column was added', 'alter table people add age int default 3', ALL, [1], [{ id: 1, name: 'um', age: 3 }]],
    ['a column got another type', 'alter table people alter id type text', ALL, ['1'], [{ id: '1', name: 'um' }]],
    ['a column was renamed', 'alter table people rename name to called', ALL, [1], [{ id: 1, called: 'um' }]],
    [
      'a column got a wider type',
      'alter table people alter id type bigint',
      `${ADD} returning id`,
      [5e9, 'n'],
      [{ id: 5e9 }],
    ],
    ['all statements were deallocated', 'deallocate all', ALL, [1], [{ id: 1, name: 'um' }]],
  ])('work again after %s', async (_what, change, text, params, expected) => {
    await db.query(ADD, [1, 'um']);
    await db.query(text, [2, 'dois'].slice(0, params.length));
    await client.exec(change.startsWith('alter table people alter') ? `drop table moods; ${change}` : change);
    expect((await db.query(text, params)).rows).toEqual(expected);
    expect((await db.query(text, [3, 'mais'].slice(0, params.length))).rows).toBeDefined();
  });

  it('fail in the first transaction after a schema change and work in the second', async () => {
    await db.query(ALL, [1]);
    await client.exec('alter table people add age int');
    const read = () => db.transaction((tx) => tx.query(ALL, [1]));
    expect(await failure(read())).toMatchObject({ code: '0A000' });
    expect((await read()).fields).toHaveLength(3);
  });
});

it('withNamedStatements delivers notifications of single queries and of transactions', async () => {
  const heard = vi.fn();
  const stop = await client.listen('moods', heard);
  const SAY = "select pg_notify('moods', $1)";
  await db.query(SAY, ['one']);
  await db.transaction(async (tx) => {
    await tx.query(SAY, ['two']);
    expect(heard).toHaveBeenCalledTimes(1);
  });
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['one'], ['two']]));
  await stop();
});

describe('the undocumented members of PGlite that withNamedStatements uses', () => {
  it('exist in the installed version', () => {
    expect(missingMembers(client)).toEqual([]);
  });

  it('are optional: embeddedDatabase reports that they are missing and uses PGlite directly', async () => {
    const other = await PGlite.create();
    Object.defineProperty(other, '_runExclusiveQuery', { value: undefined });
    expect(missingMembers(other)).toEqual(['_runExclusiveQuery']);
    const said: string[] = [];
    const opened = embeddedDatabase(other, testSecrets, undefined, ({ message }) => void said.push(message));
    expect(said).toEqual(['PGlite has no _runExclusiveQuery: statements are planned anew each time']);
    expect((opened.db as unknown as { $client: PGlite }).$client).toBe(other);
    expect(() => embeddedDatabase(other, testSecrets)).toThrow('_runExclusiveQuery');
  });
});

it('withNamedStatements refuses queries of a closed database', async () => {
  const closed = await PGlite.create();
  await closed.close();
  await expect(withNamedStatements(closed).query('select $1::int', [1])).rejects.toThrow('PGlite is closed');
});
