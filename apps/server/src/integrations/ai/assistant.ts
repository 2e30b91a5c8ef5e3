import type { AiCondition, AssistantModel, SpeechModel } from '@alento/domain/assistant/assistant-model';

/** The available models: the local assistant, and an external service if configured. */
export type Assistant = {
  local: AssistantModel;
  external: AssistantModel | null;
  /** Transcription and speech by the external service; null if they are not configured. */
  speech: SpeechModel | null;
  /** Name of the external service shown to people: its host. */
  provider: string | null;
  condition(): AiCondition;
};
