/**
 * `npm run bench:streams`: database load of many open streams. A web process without a worker runs on
 * PostgreSQL, so that every reply stays pending. Measured are statements per second of the idle process, and
 * of the same process with open streams.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../apps/server/src/testing/database/postgres-server.ts';
import { startOpenAiServer } from '../apps/server/src/testing/services/openai-server.ts';
import { type Sent, write } from './lib/chat.ts';
import { clientHeaders } from './lib/load.ts';
import { signUpPeople } from './lib/people/people.ts';
import { openCommand } from './lib/processes/command.ts';
import { startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, table, whole } from './lib/report.ts';

const DATABASE = 'streams';
const PER_PERSON = 4;
const TARGET = 1;
/** PostgreSQL publishes the statistics of an idle session with a delay of up to ten seconds. */
const COUNTED_MS = 12_000;
const COUNTED_SMOKE_MS = 500;

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:streams',
  measures: 'Database statements per second caused by open reply streams, on PostgreSQL.',
  takes: 'about 2 minutes',
  flags: { streams: 500, seconds: 30 },
  smoke: { streams: 8, seconds: 1 },
});

/** Statements per second that the database completed in the given time, without those of this client. */
async function statements(client: pg.Client): Promise<number> {
  const count = async (): Promise<number> => {
    await sleep(isSmoke ? COUNTED_SMOKE_MS : COUNTED_MS);
    const { rows } = await client.query<{ ended: string }>(
      'select xact_commit + xact_rollback as ended from pg_stat_database where datname = $1',
      [DATABASE],
    );
    return Number(rows[0]?.ended);
  };
  const before = await count();
  const start = performance.now();
  await sleep(flags.seconds * 1000);
  const after = await count();
  return (after - before) / ((performance.now() - start) / 1000);
}

/** Opens a reply's stream and resolves once it is open. The stream then stays open until `signal` aborts it. */
async function follow(address: string, { token, messageId }: Sent, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${address}/api/chat/stream/${messageId}`, { headers: clientHeaders(token), signal });
  if (!response.ok) throw new Error(`A stream answered ${response.status}`);
  response.text().then(
    () => {
      if (!signal.aborted) throw new Error('A stream ended while it was counted');
    },
    (error: unknown) => {
      if (!signal.aborted) throw error;
    },
  );
}

say(describeRun(`bench:streams, ${flags.streams} streams, ${flags.seconds} s each`));
const rates: number[] = [];
await inWorkFolder('streams', async (folder) => {
  const postgres = await startPostgres();
  const service = await startOpenAiServer();
  try {
    await postgres.createDatabase(DATABASE);
    const server = await startServer(
      { dataDir: join(folder, 'data'), databaseUrl: postgres.urlOf(DATABASE) },
      join(folder, 'server.log'),
      { ROLE: 'web', AI_BASE_URL: service.baseUrl, AI_MODEL: 'nunca' },
    );
    const { address } = server;
    const sent: Sent[] = [];
    for (const token of await signUpPeople(address, Math.ceil(flags.streams / PER_PERSON))) {
      await fetch(`${address}/api/consents/external-ai`, {
        method: 'PUT',
        headers: { ...clientHeaders(token), 'Content-Type': 'application/json' },
        body: JSON.stringify({ isGranted: true }),
      });
      const one = await write(address, token, 'Me conta uma história');
      if (!one) throw new Error('The server closed the connection');
      sent.push(one);
    }
    // Connects to another database of the same server, so that the counting query isn't counted.
    const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
    await client.connect();
    const gone = new AbortController();
    try {
      const idle = await statements(client);
      for (let at = 0; at < flags.streams; at += 1) {
        const one = sent[at % sent.length];
        if (one) await follow(address, one, gone.signal);
      }
      rates.push(idle, await statements(client));
    } finally {
      gone.abort();
      await client.end();
    }
    await server.stop();
  } finally {
    await service.close();
    await postgres.stop();
  }
});
const [idle = Number.NaN, open = Number.NaN] = rates;
const isMet = open - idle < TARGET;
say(
  `\n${table(
    ['open streams', 'idle, statements a second', 'with the streams', 'what they cost', `less than ${TARGET}`],
    [[whole(flags.streams), hundredths(idle), hundredths(open), hundredths(open - idle), isMet ? 'met' : 'MISSED']],
  )}`,
);
end({ isMet });
