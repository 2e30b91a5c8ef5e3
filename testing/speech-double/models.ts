import { json, Refusal, type Reply } from './exchange.ts';

/** The models that the double has. */
export const MODELS = { chat: 'conversa-double', transcription: 'ouvido-double', speech: 'voz-double' } as const;

export const listModels = (): Reply =>
  json(200, { object: 'list', data: Object.values(MODELS).map((id) => ({ id, object: 'model', owned_by: 'double' })) });

/** @throws Refusal */
export function expectModel(given: unknown, kind: keyof typeof MODELS): void {
  if (given !== MODELS[kind]) throw new Refusal(`The model \`${String(given)}\` does not exist`, 404);
}
