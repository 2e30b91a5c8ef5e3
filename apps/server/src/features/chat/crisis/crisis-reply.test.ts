import { describe, expect, it } from 'vitest';
import { AFTER_CRISIS, crisisReply } from './crisis-reply.copy.ts';

const KINDS = ['suicide', 'self-harm', 'acute', 'violence', null] as const;
const CASES = KINDS.flatMap((kind) =>
  (['self', 'other'] as const).flatMap((about) => [0, 1].map((variant) => [kind, about, variant] as const)),
);

describe('what is said to words of a crisis', () => {
  it.each(CASES)('%s, about %s, variant %s: hears, names help, asks', (kind, about, variant) => {
    const text = crisisReply({ level: 'crisis', kind, about }, variant);
    expect(text).toMatch(/\?$/);
    expect(text).toMatch(kind === 'violence' && about === 'self' ? /\[190\]\(tel:190\)/ : /\[188\]\(tel:188\)/);
    expect(text).toMatch(/\[19[02]\]\(tel:19[02]\)/);
    // Nothing that judges, promises, or speaks of means.
    expect(text).not.toMatch(/vai passar|culpa sua|remédio|corda|arma|egoís|pense na sua família|prometo/i);
    expect(text.length).toBeLessThan(600);
  });

  it('tells where help is before another model goes on', () => {
    expect(AFTER_CRISIS).toMatch(/188.*192.*\/ajuda/);
  });
});
