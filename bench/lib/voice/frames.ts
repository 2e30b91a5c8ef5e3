const FINAL = 0x80;
const MASKED = 0x80;
export const OPCODE = { continuation: 0, text: 1, binary: 2, reserved: 3, close: 8, ping: 9 } as const;

/** A WebSocket frame of a client (RFC 6455 §5.2). The masking key is zero, so that the payload stays as it is. */
export function frameOf(
  payload: Buffer,
  opcode: number = OPCODE.text,
  { isMasked = true, reservedBits = 0 } = {},
): Buffer {
  const length = payload.length;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = FINAL | reservedBits | opcode;
  if (length < 126) head[1] = length;
  else if (length < 65_536) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  head[1] = (head[1] ?? 0) | (isMasked ? MASKED : 0);
  return Buffer.concat([head, isMasked ? Buffer.alloc(4) : Buffer.alloc(0), payload]);
}

/** A text frame. */
export const textFrame = (text: string): Buffer => frameOf(Buffer.from(text));

/** A text frame with a Socket.IO event: packets "message" of Engine.IO and "event" of Socket.IO. */
export const eventFrame = (name: string, ...payload: unknown[]): Buffer =>
  textFrame(`42${JSON.stringify([name, ...payload])}`);
