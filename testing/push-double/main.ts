import { runDouble } from '../run-double.ts';
import { startPushDouble } from './push-double.ts';

// For a benchmark: keeps only the targets and times of web push messages, without decrypting them.
const double = await startPushDouble({ decrypts: !process.argv.includes('--count-only') });
runDouble('Push', [double.address, double.tlsAddress], double);
