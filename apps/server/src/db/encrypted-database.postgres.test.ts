import pg from 'pg';
import { expect, inject, it } from 'vitest';
import '../testing/context.ts';

/** `plaintextFaults` relies on pg never falling back to an unencrypted connection if the address requests TLS. */
it.each(['prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'])(
  'pg with sslmode=%s refuses to connect to a server without TLS',
  async (mode) => {
    const template = inject('template');
    if (template.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
    const url = new URL(template.url);
    url.pathname = '/postgres';
    url.searchParams.set('sslmode', mode);
    const client = new pg.Client({ connectionString: url.href });
    await expect(client.connect()).rejects.toThrow('The server does not support SSL connections');
  },
);
