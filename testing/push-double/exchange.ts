/** A request as every service of the double reads it. */
export interface Incoming {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  isHttp2: boolean;
  isEncrypted: boolean;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: object;
}

/** Ends a request with the error that the real service would answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reply: Reply;
  constructor(reason: string, reply: Reply) {
    super(reason);
    this.reply = reply;
  }
}
