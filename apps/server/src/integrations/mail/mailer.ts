/** A plain-text message to one person, in Portuguese. `headers` are further headers by name. */
export type Message = {
  to: string;
  subject: string;
  text: string;
  headers?: Readonly<Record<'List-Unsubscribe' | 'List-Unsubscribe-Post', string>>;
};

/** The port for mail. `send` throws if it fails, so that the job is retried. */
export type Mailer = {
  send(message: Message): Promise<void>;
  /** Deletes the messages to these addresses; only of a mailer that keeps messages. */
  forget?(addresses: readonly string[]): Promise<void>;
};
