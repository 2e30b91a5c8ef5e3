import type { AiCondition, AssistantModel } from '@alento/domain/assistant/assistant-model';

/** The available models: the local assistant, and an external service if configured (decision D20). */
export type Assistant = {
  local: AssistantModel;
  external: AssistantModel | null;
  /** Name of the external service shown to people: its host. */
  provider: string | null;
  condition(): AiCondition;
};
