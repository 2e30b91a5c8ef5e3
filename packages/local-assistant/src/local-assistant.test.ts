import { performance } from 'node:perf_hooks';
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

it('the local assistant replies within 20 ms (median)', async () => {
  const times: number[] = [];
  for (let round = 0; round < 8; round += 1)
    for (const ask of ASKS) {
      const from = performance.now();
      await talk({ turns: [ask] }, round);
      times.push(performance.now() - from);
    }
  times.sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const slow = times[Math.floor(times.length * 0.95)] ?? 0;
  process.stdout.write(
    `local assistant: a reply takes ${median.toFixed(1)} ms at the median, ${slow.toFixed(1)} ms at the 95th percentile\n`,
  );
  expect(median).toBeLessThan(20);
});

it('answers a text of thousands of combining marks as quickly as others', async () => {
  const took = async (text: string): Promise<number> => {
    const began = performance.now();
    await talk({ turns: [text] }, 1);
    return performance.now() - began;
  };
  await took('oi');
  const usual = await took('ola tudo bem '.repeat(300));
  expect(await took(`a${'\u0323\u0301'.repeat(1999)}`)).toBeLessThan(usual + 50);
  expect(await took('a\u0301\u0302\u0303'.repeat(1000))).toBeLessThan(usual + 50);
});
