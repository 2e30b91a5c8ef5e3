import { spokenSentences } from '@alento/content/spoken-text';
import type { AiResult } from '@alento/domain/assistant/assistant-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextSoFar } from '../ports.ts';
import { speakReply } from './speak-reply.ts';

type Spoken = AiResult<{ audio: Uint8Array; mimeType: string }>;
const asAudio = (text: string): Spoken => ({ ok: true, value: { audio: Buffer.from(text), mimeType: 'audio/mpeg' } });

async function* texts(...values: (TextSoFar | Promise<TextSoFar>)[]): AsyncGenerator<TextSoFar> {
  for (const value of values) yield await value;
}
const written = (markdown: string): TextSoFar => ({ markdown, state: 'written' });
const whole = (markdown: string): TextSoFar => ({ markdown, state: 'whole' });

async function run(
  source: AsyncIterable<TextSoFar>,
  speak: (text: string) => Promise<Spoken> = async (text) => asAudio(text),
  signal = new AbortController().signal,
) {
  const sent: string[] = [];
  const requestedTexts: string[] = [];
  const end = await speakReply(source, {
    speech: {
      transcribe: () => Promise.reject(new Error('not used')),
      speak: (text) => {
        requestedTexts.push(text);
        return speak(text);
      },
    },
    send: ({ audio }) => void sent.push(Buffer.from(audio).toString()),
    signal,
  });
  return { end, sent, requestedTexts };
}

describe('speakReply()', () => {
  it('sends the first sentence alone, and joins short ones after it', async () => {
    const reply = 'Esta é a primeira frase. Esta é a segunda. Esta é a terceira.';
    expect(await run(texts(whole(reply)))).toMatchObject({
      end: 'spoken',
      sent: ['Esta é a primeira frase.', 'Esta é a segunda. Esta é a terceira.'],
    });
  });

  it('takes the next sentence along if the first is very short', async () => {
    const { sent } = await run(texts(whole('Oi! Que bom ouvir você. Como foi o dia?')));
    expect(sent).toEqual(['Oi! Que bom ouvir você.', 'Como foi o dia?']);
  });

  it('begins before the reply is whole, and never with a sentence that may still grow', async () => {
    let finish: (text: TextSoFar) => void = () => undefined;
    const end = new Promise<TextSoFar>((resolve) => {
      finish = resolve;
    });
    const source = texts(written('Você dormiu bem. E ama'), end);
    const running = run(source, async (text) => {
      finish(whole('Você dormiu bem. E amanhã também.'));
      return asAudio(text);
    });
    expect((await running).sent).toEqual(['Você dormiu bem.', 'E amanhã também.']);
  });

  it('keeps the order if a later part is ready earlier', async () => {
    const long = Array.from({ length: 6 }, (_, index) => `${'Palavra '.repeat(25)}número ${index}.`).join(' ');
    const { sent, requestedTexts } = await run(texts(whole(long)), async (text) => {
      await new Promise((resolve) => setTimeout(resolve, text.includes('número 1') ? 40 : 5));
      return asAudio(text);
    });
    expect(sent).toEqual(requestedTexts);
    expect(sent.join(' ')).toBe(long);
  });

  it('begins again if another text comes in its place', async () => {
    const { sent } = await run(texts(written('O serviço começou assim. E'), whole('O modelo local diz isto.')));
    expect(sent).toEqual(['O serviço começou assim.', 'O modelo local diz isto.']);
  });

  it.each([
    [
      'a mark around two sentences',
      'Tente isto: **respire fundo. Depois con',
      'Tente isto: **respire fundo. Depois conte até dez** e pare.',
      'Tente isto: respire fundo. Depois conte até dez e pare.',
    ],
    [
      'a link with two sentences',
      'Leia isto antes. Veja [o sono. Uma hi',
      'Leia isto antes. Veja [o sono. Uma história](/x). E descanse.',
      'Leia isto antes. Veja o sono. Uma história. E descanse. Deixei o link na conversa.',
    ],
    [
      'a number at the beginning of a sentence',
      'Foram seis registros. 3',
      'Foram seis registros. 3 deles foram bons.',
      'Foram seis registros. 3 deles foram bons.',
    ],
  ])('speaks %s once and without marks', async (_, begun, all, spoken) => {
    const { sent } = await run(texts(written(begun), whole(all)));
    expect(sent.join(' ')).toBe(spoken);
  });

  it('speaks each text once and without marks, however it arrives', async () => {
    const piece = fc.constantFrom(
      ...['**', '*', '_', '`', '[', '](/y)', '<i>', '<', '# ', '\n\n', '\n', '\n- ', '\n1. ', '> '],
      ...['palavra ', 'fim. ', 'Nova ', 'Que? ', '3 ', '(', ') ', '\\', '😀', '[x](/y) ', 'cvv.org.br ', '!'],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
        const markdown = pieces.join('');
        const beginnings = Array.from({ length: markdown.length }, (_, length) => written(markdown.slice(0, length)));
        const { sent } = await run(texts(...beginnings, whole(markdown)));
        expect(sent.join(' ')).toBe(spokenSentences(markdown).join(' '));
        expect(sent.join(' ')).not.toMatch(/[*_`#[\]]/);
      }),
    );
  });

  it('says that a part was not spoken, and asks for no other', async () => {
    const { end, requestedTexts } = await run(
      texts(whole(`${'Palavra '.repeat(40)}. ${'Outra '.repeat(50)}. ${'Mais '.repeat(60)}. Fim de tudo isto aqui.`)),
      async () => ({ ok: false, failure: 'unavailable' }),
    );
    expect(end).toBe('silent');
    expect(requestedTexts.length).toBeLessThanOrEqual(3);
  });

  it('speaks nothing of a failed reply', async () =>
    expect(await run(texts({ markdown: '', state: 'failed' }))).toMatchObject({ end: 'failed', sent: [] }));

  it('stops when it is no longer wanted', async () => {
    const stopping = new AbortController();
    const { end, sent } = await run(
      texts(whole('Esta é a primeira frase. Esta é a segunda.')),
      async (text) => {
        stopping.abort();
        return asAudio(text);
      },
      stopping.signal,
    );
    expect({ end, sent }).toEqual({ end: 'stopped', sent: [] });
  });
});
