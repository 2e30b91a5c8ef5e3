import { PgBoss } from 'pg-boss';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, signUpAt } from '../../testing/server-processes.ts';
import { databaseRoles, query, refused } from './database-role.harness.ts';

// Each test starts one or more processes.
vi.setConfig({ testTimeout: 90_000 });

const { migratedDatabase, serve, urls } = await databaseRoles();

describe('the server with a role that may not change the schema', () => {
  it('handles requests and jobs on a database that another role migrated', async () => {
    await migratedDatabase();
    const server = serve();
    const address = await addressOf(server);
    const { call } = await signUpAt(address, 'papel@exemplo.com');

    expect(await call('POST', '/mood-entries', { score: 4, note: 'Caminhei' })).toMatchObject({ note: 'Caminhei' });
    expect(await call('POST', '/mood-entries/search', { query: 'caminhei' })).toMatchObject({
      entries: [{ note: 'Caminhei' }],
    });
    // The message's transaction enqueues a job, which the worker runs.
    const { messageId } = await call('POST', '/chat', { message: 'Como foi minha semana?', newSession: true });
    const reply = await vi.waitUntil(
      async () => {
        const now = await call('GET', `/chat/replies/${messageId}`);
        return now.status === 'completed' && now;
      },
      { interval: 200 },
    );
    expect(reply.response).not.toBe('');

    // The daily job and the maintenance of pg-boss work with the same rights.
    const boss = new PgBoss({ connectionString: urls().app, schema: 'pgboss', migrate: false, supervise: false });
    const errors: unknown[] = [];
    boss.on('error', (error) => errors.push(error));
    await boss.start();
    expect((await boss.getSchedules()).map(({ name }) => name)).toContain('drop-expired');
    const id = await boss.send('drop-expired', {});
    await vi.waitUntil(async () => (await boss.findJobs('drop-expired', { id: id ?? '' }))[0]?.state === 'completed', {
      timeout: 20_000,
      interval: 200,
    });
    await boss.supervise();
    await boss.stop({ graceful: false });
    expect(errors).toEqual([]);

    expect(server.output()).not.toMatch(/permission denied|"level":50/);
    server.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    for (const statement of ['create table t ()', 'create table pgboss.t ()', 'create schema s', 'drop table users'])
      await expect(query(urls().app, statement)).rejects.toMatchObject({ code: '42501' });
    await expect(query(urls().app, 'delete from drizzle.__drizzle_migrations')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('stops with a clear message if a migration is missing', async () => {
    await migratedDatabase();
    await query(
      urls().admin,
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    await refused(serve());
  });
});
