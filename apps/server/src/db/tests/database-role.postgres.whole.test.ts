import { describe, expect, it } from 'vitest';
import { databaseRoles, LISTENING, query, refused } from './database-role.harness.ts';

const { emptyDatabase, migratedDatabase, migrateEmbedded, serve, migrate, migrated, roles, urls, asAdmin } =
  await databaseRoles();

describe('the server with a role that may not change the schema', () => {
  it('starts with MIGRATE=true if no migration is missing', async () => {
    await migratedDatabase();
    const server = serve({ MIGRATE: 'true' });
    await server.waitFor(LISTENING);
    expect(server.output()).not.toMatch(/permission denied|"level":50/);
  });

  it('stops with a clear message on a database without migrations', async () => {
    await emptyDatabase();
    await refused(serve());
  });

  it.each(['update pgboss.version set version = version - 1', 'drop schema pgboss cascade'])(
    'stops with a clear message if the job queue’s schema is not ready: %s',
    async (statement) => {
      await migratedDatabase();
      await query(urls().admin, statement);
      await refused(serve());
    },
  );

  it('stops with a clear message if the role has no rights', async () => {
    await emptyDatabase();
    const command = migrate();
    expect(await command.ended(), command.output()).toBe(0);
    await refused(serve());
  });
});

describe('npm run migrate', () => {
  it('changes nothing when it runs again', async () => {
    await migratedDatabase();
    const tables = () => query(urls().owner, `select oid::text from pg_class where relkind in ('r', 'i') order by oid`);
    const before = await tables();
    await migrated();
    expect(await tables()).toEqual(before);
  });

  it('accepts tables that the server’s role created and that were reassigned to the owner', async () => {
    await emptyDatabase();
    await asAdmin(`alter database ${new URL(urls().app).pathname.slice(1)} owner to "${roles().app}"`);
    const before = serve({ MIGRATE: 'true' });
    await before.waitFor(LISTENING);
    before.kill('SIGTERM');
    await before.ended();
    await query(urls().admin, `reassign owned by "${roles().app}" to "${roles().owner}"`);
    await migrated();
    await expect(query(urls().app, 'drop table users')).rejects.toMatchObject({ code: '42501' });
    await serve().waitFor(LISTENING);
  });

  it('waits for pg-boss’s postponed index builds', async () => {
    await migratedDatabase();
    await query(
      urls().owner,
      `insert into pgboss.bam (name, version, table_name, command)
       values ('probe', 1, 'warning', 'create index concurrently if not exists probe on pgboss.warning (type)')`,
    );
    await query(urls().owner, `update pgboss.version set bam_on = null`);
    await migrated();
    expect(await query(urls().owner, `select indexname from pg_indexes where indexname = 'probe'`)).toHaveLength(1);
  });

  it('changes nothing if the role in --grant-to doesn’t exist', async () => {
    await emptyDatabase();
    const command = migrate('--grant-to', 'ninguem');
    expect(await command.ended()).toBe(1);
    expect(command.output()).toContain('There is no role ninguem');
    expect(await query(urls().owner, `select to_regclass('users')`)).toEqual([{ to_regclass: null }]);
  });

  it('refuses an embedded database and unknown flags', async () => {
    const embedded = migrateEmbedded();
    expect(await embedded.ended()).toBe(1);
    expect(embedded.output()).toContain('the embedded database migrates at each start');
    const wrong = migrate('--grant');
    expect(await wrong.ended()).toBe(1);
    expect(wrong.output()).toContain('Usage: npm run migrate');
  });
});
