import { runDouble } from '../run-double.ts';
import { startSpeechDouble } from './speech-double.ts';

const double = await startSpeechDouble();
runDouble('Speech', [double.address], double);
