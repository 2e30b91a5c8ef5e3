import { parseArgs } from 'node:util';
import { startSpeechDouble } from './speech-double.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });

const double = await startSpeechDouble({ port: Number(values.port) });
process.stdout.write(`Speech double: ${double.address}\n`);
async function stop(): Promise<void> {
  await double.stop();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
