import { parseArgs } from 'node:util';
import { startPushDouble } from './push-double.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    /** Keeps only the targets and times of web push messages, without decrypting them, for a benchmark. */
    'count-only': { type: 'boolean', default: false },
    'http1-only': { type: 'boolean', default: false },
  },
});

const double = await startPushDouble({
  port: Number(values.port),
  decrypts: !values['count-only'],
  http1Only: values['http1-only'],
});
process.stdout.write(`Push double: ${double.address} ${double.tlsAddress}\n`);
async function stop(): Promise<void> {
  await double.stop();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
