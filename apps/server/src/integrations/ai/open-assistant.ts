import { localAssistant } from '@alento/local-assistant/local-assistant';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Assistant } from './assistant.ts';
import { externalAssistant } from './external/external-assistant.ts';
import { withReplyChecks } from './external/safe-reply/safe-reply.ts';
import { logServiceCheck } from './external/service/check-service.ts';
import { timeLimitsOf } from './external/service/time-limits.ts';
import { externalSpeech } from './external/speech.ts';

/** Opens the configured models: the local assistant, and an external service if configured. */
export function openAssistant(config: Config, log: Logger, clock: () => number): Assistant {
  const local = localAssistant();
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = config;
  if (baseUrl === undefined || model === undefined)
    return {
      local,
      external: null,
      speech: null,
      provider: null,
      condition: () => ({ provider: 'local', circuit: 'closed' }),
    };
  const { AI_INPUT_CENTS_PER_MILLION: input, AI_OUTPUT_CENTS_PER_MILLION: output } = config;
  const seconds = timeLimitsOf(config);
  const service = externalAssistant({
    baseUrl,
    apiKey,
    model,
    log,
    clock,
    timeoutMs: seconds.reply * 1000,
    limits: { firstTokenMs: seconds.firstToken * 1000 },
    ...(input === undefined || output === undefined ? {} : { costPerMillion: { input, output } }),
  });
  const { AI_TRANSCRIPTION_MODEL: transcriptionModel, AI_SPEECH_MODEL: speechModel, AI_SPEECH_VOICE: voice } = config;
  const hasSpeech = transcriptionModel !== undefined && speechModel !== undefined;
  return {
    local,
    speech: hasSpeech ? externalSpeech({ baseUrl, apiKey, transcriptionModel, speechModel, voice, log, clock }) : null,
    // All texts of the external service are checked before a person sees them.
    external: withReplyChecks(service, (why) => log.warn({ why }, 'reply refused')),
    provider: new URL(baseUrl).hostname,
    condition: () => ({ provider: 'external', circuit: service.condition() }),
  };
}

/** Checks in the background whether the configured service has the configured model, and logs the result. */
export function checkAssistant(
  { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey }: Config,
  log: Logger,
): void {
  if (baseUrl !== undefined && model !== undefined) void logServiceCheck({ baseUrl, apiKey, model }, log);
}
