import { describe, expect, it } from 'vitest';
import { payloadOf } from './push-payload.ts';

describe('payloadOf()', () => {
  it('reads a push, and leaves out data that are no strings', () => {
    const text = JSON.stringify({
      title: 'Fim do dia',
      body: 'Como foi?',
      tag: 'mood-evening',
      data: { kind: 'mood', slot: 'evening', nested: {}, number: 1 },
      expiresAt: 5,
    });
    expect(payloadOf(text)).toEqual({
      title: 'Fim do dia',
      body: 'Como foi?',
      tag: 'mood-evening',
      data: { kind: 'mood', slot: 'evening' },
      expiresAt: 5,
    });
  });

  it.each([
    null,
    '',
    'x',
    '[]',
    '"a"',
    'null',
    '{}',
    '{"title":"","body":"b"}',
    '{"title":"a"}',
    '{"title":1,"body":"b"}',
  ])('becomes a neutral text for %j', (text) => {
    expect(payloadOf(text)).toEqual({
      title: 'Lembrete',
      body: 'Toque para abrir.',
      tag: 'unreadable',
      data: {},
      expiresAt: null,
    });
  });

  it('does without tag, data and end', () => {
    expect(payloadOf('{"title":"a","body":""}')).toMatchObject({ title: 'a', body: '', data: {}, expiresAt: null });
  });
});
