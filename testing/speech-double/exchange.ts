/** What a client asks the double for, apart from the list of models. */
export type Call = 'transcription' | 'speech';

export type Request = { method: string; path: string; contentType: string; body: Buffer };
export type Reply = { status: number; type: string; body: Buffer | string };

/** A received request, as far as it follows the protocol. */
export type SpeechRequest = {
  call: Call;
  /** Milliseconds since the epoch. */
  at: number;
  /** The transcript that was found, or the text to be spoken. */
  text: string;
  /** The other parameters, without files. */
  parameters: Record<string, unknown>;
  /** The status that was answered. */
  status: number;
};

/** How requests of one kind fail. */
export interface PlannedFailure {
  of: Call;
  /** For how many requests; all of them if not given. */
  times?: number;
  /** Wait before the answer, ms. */
  delayMs?: number;
  /** Status to answer instead. */
  status?: number;
  /** Ends the connection after half of the answer. */
  cut?: 'half-way';
  /** Answers a page of HTML with status 200, as the login page of a network does. */
  wrongType?: boolean;
}

export const json = (status: number, body: object): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** Ends a request with an error in the form of OpenAI's API. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reply: Reply;
  constructor(message: string, status = 400) {
    super(message);
    this.reply = json(status, { error: { message, type: 'invalid_request_error', param: null, code: null } });
  }
}

/** The models that the double has. */
export const MODELS = { chat: 'conversa-double', transcription: 'ouvido-double', speech: 'voz-double' } as const;

/** @throws Refusal */
export function expectModel(model: unknown, kind: keyof typeof MODELS): void {
  if (model !== MODELS[kind]) throw new Refusal(`The model \`${String(model)}\` does not exist`, 404);
}
