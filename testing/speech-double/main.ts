import { startSpeechDouble } from './speech-double.ts';

const double = await startSpeechDouble();
process.stdout.write(`Speech double: ${double.address}\n`);
async function stop(): Promise<void> {
  await double.stop();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
