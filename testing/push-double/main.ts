import { startPushDouble } from './push-double.ts';

// For a benchmark: keeps only the targets and times of web push messages, without decrypting them.
const double = await startPushDouble({ decrypts: !process.argv.includes('--count-only') });
process.stdout.write(`Push double: ${double.address} ${double.tlsAddress}\n`);
async function stop(): Promise<void> {
  await double.stop();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
