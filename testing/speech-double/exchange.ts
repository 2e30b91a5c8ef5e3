/** What a client asks the double for, apart from the list of models. */
export type Call = 'transcription' | 'speech' | 'completion';

export type Request = { method: string; path: string; contentType: string; body: Buffer };

export type Reply = { status: number; type: string; body: Buffer | string };

/** What a request asked, as far as it kept to the protocol. */
export type Asked = {
  call: Call;
  /** Milliseconds since the epoch. */
  at: number;
  /** The transcript that was found, the text to be spoken, or the last message. */
  text: string;
  /** The other parameters, without files. */
  parameters: Record<string, unknown>;
  /** The status that was answered; 0 if the connection was cut. */
  status: number;
};

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
