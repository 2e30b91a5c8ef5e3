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

export type Browser = 'chrome' | 'firefox' | 'safari' | 'edge';
export type Platform = Browser | 'android' | 'ios';

/** A message that passed the checks of its service, whatever was answered. */
export interface Received {
  platform: Platform;
  /** The endpoint of a subscription, or the token of an app. */
  target: string;
  /** Milliseconds since the epoch. */
  at: number;
  protocol: 'HTTP/2' | 'HTTP/1.1';
  /** The decrypted JSON of a web push, the `message` of FCM, or the payload of APNs. */
  message: unknown;
  /** The request's headers, without Authorization. */
  headers: Record<string, string>;
  /** The status that was answered; 0 if the connection was dropped. */
  status: number;
}

/** An answer instead of the usual one. Without a target it is for all of them. */
export interface PlannedAnswer {
  target?: string;
  /** Status to answer; the usual answer if not given. */
  status?: number;
  headers?: Record<string, string>;
  body?: object;
  /** Wait before the answer, ms. */
  delayMs?: number;
  /** Ends the connection instead of answering. */
  drop?: boolean;
  /** For how many requests; all of them if not given. */
  times?: number;
}
