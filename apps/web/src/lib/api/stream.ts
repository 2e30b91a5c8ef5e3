import type { EventStreams } from '@alento/contract/streams/event-streams';
import { lostOr, offline } from './api-error.ts';
import { openBody } from './client.ts';
import { readEvents } from './event-stream.ts';

/**
 * Reads an event stream of the contract: `stream('/chat/stream/{id}', {id}, signal)`. Throws ApiError if the request is
 * refused or the connection fails. Separate from `call` because only some pages need the parser.
 *
 * @param endsSession whether a refused token ends the session; false for a stream that is opened in the background.
 */
export async function* stream<P extends keyof EventStreams>(
  path: P,
  params: EventStreams[P]['params'],
  signal: AbortSignal,
  endsSession = true,
): AsyncGenerator<EventStreams[P]['event']> {
  const { body } = await openBody(path, params, { accept: 'text/event-stream', signal, endsSession });
  if (body === null) throw offline();
  try {
    for await (const { name, data } of readEvents(body)) {
      yield { event: name, data: JSON.parse(data) } as EventStreams[P]['event'];
    }
  } catch (error) {
    throw lostOr(error);
  }
}
