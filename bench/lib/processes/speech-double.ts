import { join } from 'node:path';
import { type Child, spawnReady } from './child-process.ts';

const SCRIPT = join(import.meta.dirname, '../voice/speech-service.ts');
const READY = /Speech service: (\S+)/;

/**
 * Starts a speech service in a process of its own, so that the work of the load generator doesn't delay it.
 *
 * @param delayMs time of every transcription and of every spoken part, from the complete request to the response.
 * @param texts what it transcribes, in turn.
 * @returns the environment that makes a server use it.
 */
export async function startSpeechService(
  delayMs: number,
  texts: readonly string[],
  logPath: string,
): Promise<Child & { readonly environment: Record<string, string> }> {
  const { match, ...child } = await spawnReady(SCRIPT, {}, logPath, READY, [String(delayMs), JSON.stringify(texts)]);
  const environment = {
    AI_BASE_URL: match[1] ?? '',
    // Nobody consents to replies by the service, so the local assistant writes them.
    AI_MODEL: 'nenhum',
    AI_TRANSCRIPTION_MODEL: 'ouve',
    AI_SPEECH_MODEL: 'fala',
  };
  return { ...child, environment };
}
