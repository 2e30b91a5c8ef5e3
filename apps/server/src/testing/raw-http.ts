import { connect } from 'node:net';

/** A parsed raw HTTP response. */
export type RawAnswer = { status: number; headers: Headers; body: string };

const PATIENCE_MS = 10_000;

function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 4) };
}

/** Splits what a connection has received into responses by their Content-Length. */
function parseAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest !== ''; ) {
    const { body, ...first } = parseAnswer(rest);
    const length = Number(first.headers.get('Content-Length') ?? 0);
    answers.push({ ...first, body: body.slice(0, length) });
    rest = body.slice(length);
  }
  return answers;
}

/**
 * Writes bytes to a server's port and returns the response when the server has closed the connection; null if it is
 * empty. If the server would keep the connection open, send `Connection: close`.
 *
 * @param cutAfterMs after which time to close the connection without waiting for a response.
 */
export async function exchange(port: number, bytes: string, cutAfterMs?: number): Promise<RawAnswer | null> {
  const text = await exchangeText(port, bytes, cutAfterMs);
  return text === '' ? null : parseAnswer(text);
}

/** Like `exchange`, for several requests at once: returns all responses, which must have a Content-Length. */
export const exchangeAll = async (port: number, bytes: string): Promise<RawAnswer[]> =>
  parseAnswers(await exchangeText(port, bytes));

function exchangeText(port: number, bytes: string, cutAfterMs?: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const timer = setTimeout(() => socket.destroy(new Error(`No end of: ${text}`)), PATIENCE_MS);
    socket.setEncoding('latin1').on('data', (chunk) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.write(bytes, 'latin1');
    if (cutAfterMs !== undefined) setTimeout(() => socket.destroy(), cutAfterMs);
  });
}
