import { cpuMsOf } from '@alento/domain/text/hard-texts.harness';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/tier/tier.ts';
import { talk } from './dialogues/talk.harness.ts';
import { localAssistant, piecesOf } from './local-assistant.ts';

const ASKS = [
  'oi',
  'não consigo dormir',
  'to triste',
  'como foi minha semana?',
  'crise de ansiedade',
  'quem é você?',
  'quero desabafar',
  'qual a capital da frança?',
  'obrigada',
  'posso parar o remédio?',
];

describe('replies of the local assistant', () => {
  it.each(ASKS)('vary for "%s"', async (ask) => {
    const texts = new Set<string>();
    for (let variant = 0; variant < 20; variant += 1) texts.add((await talk({ turns: [ask] }, variant))[0]?.text ?? '');
    expect(texts.size).toBeGreaterThan(2);
  });

  it('are equal for equal messages and variants', async () => {
    expect(await talk({ turns: ['to triste'] }, 9)).toEqual(await talk({ turns: ['to triste'] }, 9));
  });

  it('don’t repeat a question in a conversation', async () => {
    const replies = await talk(
      { turns: ['quero desabafar', 'meu dia foi pesado demais', 'ninguém me ouve em casa', 'to cansada disso'] },
      3,
    );
    const asks = replies.map(({ text }) => text.split('\n\n').at(-1));
    expect(new Set(asks).size).toBe(asks.length);
  });
});

describe('deltas of a reply', () => {
  it('are sentences whose concatenation is the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '.', '?', '\n', '”', '*', 'é', '…') }), (text) => {
        expect(piecesOf(text).join('')).toBe(text);
      }),
    );
    expect(piecesOf('Um. Dois?\n\n- três\n- quatro').length).toBe(4);
  });
});

describe('any message to the local assistant', () => {
  it('gets a reply without HTML', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(), async (message, variant) => {
        const [reply] = await talk({ turns: [message] }, variant);
        expect(reply?.text.trim()).not.toBe('');
        expect(reply?.deltas.join('')).toBe(reply?.text);
        expect(reply?.text).not.toMatch(/<[a-z]/i);
      }),
      { numRuns: runs(15) },
    );
  });
});

it('localAssistant() is marked as “local” in writtenBy', () => {
  expect(localAssistant().writtenBy).toBe('local');
});

it('the local assistant replies within 20 ms of CPU time, on average', async () => {
  const askAll = async () => {
    for (const ask of ASKS) await talk({ turns: [ask] }, 1);
  };
  expect((await cpuMsOf(askAll)) / ASKS.length).toBeLessThan(20);
});
