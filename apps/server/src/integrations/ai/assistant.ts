import type { AiCondition, AssistantModel } from '@alento/domain/assistant/assistant-model';

/** The models there are: one on this server always, an external one where it is configured (decision D20). */
export type Assistant = {
  local: AssistantModel;
  external: AssistantModel | null;
  /** Name of the external service, for people: its host. */
  provider: string | null;
  condition(): AiCondition;
};
