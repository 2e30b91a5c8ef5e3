import pg from 'pg';

/** The schemas that contain our tables, the list of applied migrations, and the job queue. */
const SCHEMAS = 'public, drizzle, pgboss';

/**
 * Grants the server's role the rights to read and write rows and to call pg-boss's functions, but not to change the
 * schema.
 */
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
