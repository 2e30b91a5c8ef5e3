// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { runs } from '../../../../../../testing/tier/tier.ts';
import { lay } from '../../../testing/device.ts';
import { DEVICE_KEY, signInAgain } from '../../../testing/sign-in-again.ts';
import { readOwned, writeOwned } from '../device/device-store.ts';
import { session } from '../session.ts';
import { hasEnded, hasEndedFor } from './ended-session.ts';
import { hasUnsentWords } from './unsent-words.ts';

const MARIA = { userId: 'maria', token: 't1' };
const AGAIN = { userId: 'maria', token: 't2' };
const JOAO = { userId: 'joao', token: 't3' };
const RECORD = 'alento:maria:sealed-words';
const OTHER_KEY = btoa('0123456789abcdef0123456789ABCDEf');

const stored = (): string => JSON.stringify({ ...localStorage });
const begin = (key: string | null = DEVICE_KEY): Promise<void> => session.start(MARIA, 'maria@exemplo.com', key);
async function end(): Promise<void> {
  await session.end();
  await session.sealed();
}

beforeEach(async () => {
  await session.leave();
  await begin();
});

const WORDS: [string, string][] = [
  ['mood-note-draft', '{"text":"uma nota","entry":null}'],
  ['entry-draft:e1', '{"changed":{"note":"uma nota"}}'],
  ['medicine-draft:new', '{"changed":{"name":"um remédio"}}'],
  ['tag-draft:new', '{"changed":{"name":"um marcador"}}'],
  ['outbox:4d0f', '{"id":"4d0f","kind":"mood-entry","body":{"score":1,"note":"sem rede"}}'],
  ['screening-draft-phq9', '{"answers":{"phq1":1}}'],
  ['onboarding-draft:current-mood', '{"note":"pela metade"}'],
  ['onboarding-unsent:current-mood', '{"fields":{"currentMoodNote":"uma nota"},"refused":null}'],
  ['safety-answers', '[{"answer":"safe","answeredAt":1}]'],
  ['safety-plan', '{"content":{"reasons":["minha gata"]},"basedOn":1,"waiting":true}'],
  ['chat-draft:new', 'não terminei de escrever'],
];
const OTHERS: [string, string][] = [
  ['onboarding-unsent:seen', '{}'],
  ['safety-state', '{"lastCrisisAt":1}'],
  ['safety-plan', '{"content":{"reasons":["\\"waiting\\":true"]},"basedOn":1,"waiting":false}'],
  ['mood-popup-total', '1'],
  ['assistant-tooltip-seen', '1'],
];
const write = (): void => {
  for (const [name, value] of WORDS) writeOwned('maria', name, value);
};

describe('session that the server has ended', () => {
  it.each(WORDS)('seals %s until the same person signs in again', async (name, value) => {
    expect(hasUnsentWords('maria')).toBe(false);
    writeOwned('maria', name, value);
    expect(hasUnsentWords('maria')).toBe(true);
    expect(hasUnsentWords('joao')).toBe(false);
    await end();
    expect(Object.keys(localStorage)).toEqual([RECORD]);
    expect(stored()).not.toContain(name);
    await signInAgain(AGAIN);
    expect(readOwned('maria', name)).toBe(value);
    expect(localStorage.getItem(RECORD)).toBeNull();
  });

  it.each(OTHERS)('deletes %s = %s, which is not an unsent text', async (name, value) => {
    writeOwned('maria', name, value);
    expect(hasUnsentWords('maria')).toBe(false);
    await end();
    await signInAgain(AGAIN);
    expect(readOwned('maria', name)).toBeNull();
  });

  it('leaves no part of the texts, the email address or the key on the device in plain text', async () => {
    const word = fc.string({ minLength: 8, maxLength: 200, unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(word, word, async (note, line) => {
        await session.leave();
        await begin();
        const words = { 'mood-note-draft': JSON.stringify({ text: note }), 'chat-draft:new': line };
        for (const [name, value] of Object.entries(words)) writeOwned('maria', name, value);
        await end();
        const dump = stored();
        for (const secret of [...Object.values(words), 'maria@exemplo.com', DEVICE_KEY]) {
          for (let start = 0; start + 8 <= secret.length; start += 1)
            expect(dump).not.toContain(secret.slice(start, start + 8));
        }
        expect(dump).not.toContain('"t1"');
        await signInAgain(AGAIN);
        for (const [name, value] of Object.entries(words)) expect(readOwned('maria', name)).toBe(value);
      }),
      { numRuns: runs(10) },
    );
  });

  it('leaves a record of the same length whether there are texts or not', async () => {
    await end();
    const empty = stored().length;
    await signInAgain(AGAIN);
    write();
    await end();
    expect(stored()).toHaveLength(empty);
    expect([hasEnded(), hasEndedFor('maria'), hasEndedFor('joao')]).toEqual([true, true, false]);
    await signInAgain(AGAIN);
    expect(hasEnded()).toBe(false);
  });

  it('restores nothing, without an error, from a record that can’t be unsealed', async () => {
    write();
    await end();
    await signInAgain(AGAIN, OTHER_KEY);
    expect(session.userId()).toBe('maria');
    expect(Object.keys(localStorage).filter((name) => name.startsWith('alento:'))).toEqual([]);
  });

  it('does not restore the record of one account for another account', async () => {
    write();
    await end();
    await lay({ 'alento:joao:sealed-words': localStorage.getItem(RECORD) ?? '' });
    await signInAgain(JOAO);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('alento:'))).toEqual([]);
  });

  it('loses its record when another person signs in', async () => {
    write();
    await end();
    await signInAgain(JOAO, OTHER_KEY);
    await end();
    await signInAgain(AGAIN);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('alento:'))).toEqual([]);
  });

  it('loses its record when session.leave() is called', async () => {
    write();
    await end();
    await session.leave();
    expect(localStorage).toHaveLength(0);
    await signInAgain(AGAIN);
    expect(readOwned('maria', 'mood-note-draft')).toBeNull();
  });

  it('does not treat texts of “mariana” as texts of “maria”', async () => {
    await session.start({ userId: 'mariana', token: 't' }, 'mariana@exemplo.com');
    writeOwned('mariana', 'mood-note-draft', 'x');
    expect(hasUnsentWords('maria')).toBe(false);
  });

  it('stores nothing that is written after its end', async () => {
    await session.end();
    writeOwned('maria', 'mood-note-draft', 'tarde demais');
    await session.sealed();
    writeOwned('maria', 'mood-note-draft', 'mais tarde ainda');
    expect(Object.keys(localStorage)).toEqual([RECORD]);
  });
});
