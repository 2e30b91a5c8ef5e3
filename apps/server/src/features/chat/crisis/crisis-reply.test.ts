import { describe, expect, it } from 'vitest';
import { AFTER_CRISIS, crisisReply } from './crisis-reply.copy.ts';

const KINDS = ['suicide', 'self-harm', 'acute', 'violence', null] as const;
const CASES = KINDS.flatMap((kind) =>
  (['self', 'other'] as const).flatMap((about) => [0, 1].map((variant) => [kind, about, variant] as const)),
);

describe('crisisReply', () => {
  it.each(CASES)(
    'contains help contacts and ends with a question: kind %s, about %s, variant %s',
    (kind, about, variant) => {
      const text = crisisReply({ level: 'crisis', kind, about }, variant);
      expect(text).toMatch(/\?$/);
      expect(text).toMatch(kind === 'violence' && about === 'self' ? /\[190\]\(tel:190\)/ : /\[188\]\(tel:188\)/);
      expect(text).toMatch(/\[19[02]\]\(tel:19[02]\)/);
      // The reply must not judge, promise or mention methods.
      expect(text).not.toMatch(/vai passar|culpa sua|remédio|corda|arma|egoís|pense na sua família|prometo/i);
      expect(text.length).toBeLessThan(600);
    },
  );

  it('is followed in the next reply by AFTER_CRISIS, which contains help contacts', () => {
    expect(AFTER_CRISIS).toMatch(/188.*192.*\/ajuda/);
  });
});
