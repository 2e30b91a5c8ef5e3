/** A plain-text message to one person, in Portuguese. */
export type Message = { to: string; subject: string; text: string };

/** The port for mail: sends, or throws so that the job tries again. */
export type Mailer = { send(message: Message): Promise<void> };
