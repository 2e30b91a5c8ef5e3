import pg from 'pg';
import { expect, inject, it } from 'vitest';
import '../testing/context.ts';

/** What plaintextFaults relies on: pg never goes on in plain text where an address asks for TLS. */
it.each(['prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'])(
  'sslmode=%s gives up on a server without TLS',
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
