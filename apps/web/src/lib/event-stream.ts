/** One event of a server that sends them (text/event-stream). */
export type ServerEvent = { name: string; data: string };

/** Cuts text that comes in pieces into lines, which end in CRLF, LF or CR; the last one counts once it has ended. */
function lineCutter(): (piece: string) => string[] {
  let rest = '';
  let endedInCr = false;
  return (piece) => {
    // The second half of a CRLF that came in two pieces ends nothing once more.
    const text = rest + (endedInCr && piece.startsWith('\n') ? piece.slice(1) : piece);
    if (piece !== '') endedInCr = piece.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    return lines;
  };
}

/** Puts lines together to events, by the rules of the HTML standard; what breaks off in the middle is none. */
function eventReader(): (line: string) => ServerEvent | null {
  let name = '';
  let data: string[] = [];
  return (line) => {
    if (line === '') {
      const event = data.length > 0 ? { name: name || 'message', data: data.join('\n') } : null;
      name = '';
      data = [];
      return event;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    // A line that begins with a colon is a comment; ids and waits matter to who reconnects.
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    return null;
  };
}

/**
 * Reads server-sent events from the body of an answer, so that a call with headers of its own can have
 * them. Ends with the body; leaving the loop early lets go of it.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cut = lineCutter();
  const read = eventReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      for (const line of cut(decoder.decode(value, { stream: !done }))) {
        const event = read(line);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // A body that broke off has nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}
