import type { CrisisCheck } from '@alento/crisis-check/crisis-check';
import { describe, expect, it } from 'vitest';
import { afterCrisis, crisisReply } from './crisis-reply.copy.ts';

const KINDS = ['suicide', 'self-harm', 'means', 'hotline', 'acute', 'violence', 'child', 'threat', null] as const;
const ABOUT = ['self', 'other'] as const;
const CRISES = KINDS.flatMap((kind) => ABOUT.map((about): CrisisCheck => ({ level: 'crisis', kind, about })));
const CASES = CRISES.flatMap((crisis) => [0, 1].map((variant) => [crisis, variant] as const));

/** The numbers that a reply must name. */
function numbersOf({ kind, about }: CrisisCheck): readonly string[] {
  if (kind === 'hotline') return ['192'];
  if (kind === 'acute') return about === 'other' ? ['192', '08007226001'] : ['192', '188'];
  if (kind === 'child') return ['190', '100'];
  if (kind === 'threat') return about === 'other' ? ['190', '188', '180', '100'] : ['190', '188'];
  if (kind === 'violence') return ['190', '180', '100'];
  return about === 'other' ? ['192', '188'] : ['188', '192'];
}

describe('crisisReply()', () => {
  it.each(CASES)('names the help for %o, variant %s, and ends with a question', (crisis, variant) => {
    const text = crisisReply(crisis, variant);
    expect(text).toMatch(/\?$/);
    for (const number of numbersOf(crisis)) expect(text).toContain(`](tel:${number})`);
    // The reply must not judge, promise or mention methods.
    expect(text).not.toMatch(
      /vai passar|culpa sua(?<!não é culpa sua)|remédio|\bcorda|\barma\b|egoís|pense na sua família|prometo|!/i,
    );
    expect(text.length).toBeLessThan(700);
  });

  it.each(ABOUT)('doesn’t name 188 to somebody whom it did not answer: about %s', (about) => {
    const text = crisisReply({ level: 'crisis', kind: 'hotline', about }, 0);
    expect(text).not.toContain('188');
    expect(text).toContain('https://cvv.org.br');
    expect(text).toMatch(/UPA.*CAPS/s);
    expect(text).toMatch(/respire devagar/);
  });

  it('names distance before any number if the means are at hand', () => {
    const text = crisisReply({ level: 'crisis', kind: 'means', about: 'self' }, 0);
    expect(text.indexOf('distância')).toBeGreaterThan(0);
    expect(text.indexOf('distância')).toBeLessThan(text.search(/\d/));
  });

  it('names distance from the person and from weapons before any number to somebody who threatens', () => {
    const text = crisisReply({ level: 'crisis', kind: 'threat', about: 'self' }, 0);
    expect(text.search(/distância: saia de perto dessa pessoa/)).toBeGreaterThan(0);
    expect(text.indexOf('distância')).toBeLessThan(text.search(/\d/));
    expect(text).toMatch(/chame alguém.*CAPS/s);
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(text).not.toMatch(/crime|errado|pres[oa]|culpa|controle-se/);
  });

  it.each(['suicide', 'self-harm', 'means'] as const)('says how to stay with somebody else: %s', (kind) => {
    const text = crisisReply({ level: 'crisis', kind, about: 'other' }, 0);
    for (const part of [/Fique por perto/, /pensa em morrer/, /Afastem juntos/, /Não prometa segredo/])
      expect(text).toMatch(part);
  });

  it('has different texts for the writer and for somebody else, unless the helpline doesn’t answer', () => {
    for (const kind of KINDS.filter((one) => one !== 'hotline'))
      expect(crisisReply({ level: 'crisis', kind, about: 'self' }, 0)).not.toBe(
        crisisReply({ level: 'crisis', kind, about: 'other' }, 0),
      );
  });
});

it.each(CRISES)('afterCrisis() names help for %o', (crisis) => {
  const text = afterCrisis(crisis);
  expect(text).toMatch(/\]\(tel:19[02]\)/);
  if (crisis.kind === 'hotline') expect(text).not.toContain('188');
});
