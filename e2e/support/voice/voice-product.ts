import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODELS } from '../../../testing/speech-double/exchange.ts';
import { startProduct } from '../running-product.ts';
import { type SpeechService, startSpeechService } from './speech-service.ts';

/** A server with a speech service. The other stories' server has none. */
export type VoiceProduct = {
  address: string;
  service: SpeechService;
  dataDir: string;
  /** The server's folder for temporary files. */
  tempDir: string;
  /** What the server logged, with all details. */
  log(): string;
  stop(): Promise<void>;
};

/** Starts the server with the double of a speech service, on a data folder of its own. */
export async function startVoiceProduct(): Promise<VoiceProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'alento-e2e-voice-'));
  const dataDir = join(folder, 'data');
  const tempDir = join(folder, 'tmp');
  await mkdir(tempDir);
  const service = await startSpeechService();
  const product = await startProduct(dataDir, {
    TMPDIR: tempDir,
    LOG_LEVEL: 'debug',
    AI_BASE_URL: service.baseUrl,
    AI_MODEL: MODELS.chat,
    AI_TRANSCRIPTION_MODEL: MODELS.transcription,
    AI_SPEECH_MODEL: MODELS.speech,
  });
  return {
    address: product.address,
    service,
    dataDir,
    tempDir,
    log: product.output,
    async stop() {
      await product.stop();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
