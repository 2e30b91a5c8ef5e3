import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Starts an SMTP server on a free port until the running test has finished. Returns its address. */
export async function startSmtp(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], ...options });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(done)));
  const { port } = server.server.address() as { port: number };
  return `smtp://127.0.0.1:${port}`;
}

type OnData = NonNullable<SMTPServerOptions['onData']>;

/** Reads each message to its end and passes it on. Answers with the error that `take` returns, if any. */
export const onMessage =
  (take: (text: string) => Error | undefined): OnData =>
  async (stream, _session, done) => {
    const text = (await stream.toArray()).join('');
    done(take(text));
  };
