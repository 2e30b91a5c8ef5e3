import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encryptFor, PAYLOAD_BYTES_MAX, payloadOf } from './payload.ts';

const message = (body: string) => ({
  title: 'Alento',
  body,
  tag: 'lembrete',
  data: { kind: 'reminder' },
  expiresAt: 1,
});

describe('payloadOf', () => {
  it('has the message as JSON, and a size that is one of eight', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (body) => {
        const payload = payloadOf(message(body));
        expect(JSON.parse(payload?.toString() ?? '')).toEqual(message(body));
        expect((payload?.length ?? 0) % 512 === 0 || payload?.length === PAYLOAD_BYTES_MAX).toBe(true);
      }),
    );
    expect(payloadOf(message('Oi'))).toHaveLength(512);
    expect(payloadOf(message('Como você está agora? '.repeat(10)))).toHaveLength(512);
  });

  it('takes up to 3,900 bytes and refuses one more', () => {
    const rest = JSON.stringify(message('')).length;
    expect(payloadOf(message('a'.repeat(PAYLOAD_BYTES_MAX - rest)))).toHaveLength(PAYLOAD_BYTES_MAX);
    expect(payloadOf(message('a'.repeat(PAYLOAD_BYTES_MAX - rest + 1)))).toBeNull();
  });
});

describe('encryptFor', () => {
  it('returns null for keys that are no point of the curve or too short', () => {
    const payload = Buffer.from('{}');
    const auth = Buffer.alloc(16, 1).toString('base64url');
    const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    expect(encryptFor({ p256dh: offCurve, auth }, payload)).toBeNull();
    expect(encryptFor({ p256dh: 'AAAA', auth }, payload)).toBeNull();
    expect(encryptFor({ p256dh: '', auth: '' }, payload)).toBeNull();
  });
});
