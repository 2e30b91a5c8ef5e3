import pg from 'pg';

/** Where our tables, the list of applied migrations and the jobs are. */
const SCHEMAS = 'public, drizzle, pgboss';

/** What the server's role needs: to read and write rows and to call pg-boss's functions, and nothing of the schema. */
export async function grantRights(pool: pg.Pool, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  await pool.query(`
    grant usage on schema ${SCHEMAS} to ${to};
    grant select, insert, update, delete on all tables in schema public, pgboss to ${to};
    grant select on all tables in schema drizzle to ${to};
    grant usage, select on all sequences in schema public, pgboss to ${to};
    grant execute on all functions in schema pgboss to ${to};
  `);
}
