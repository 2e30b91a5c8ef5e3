import { expect, it } from 'vitest';
import { cpuMsOf } from '../text/hard-texts.harness.ts';
import { BARE_ADDRESSES } from './bare-addresses.ts';

it.each(['a-b-', 'a.', '1.', 'a@', '+a.', 'www..', 'www.)', 'www.a(', 'x.br/(a', 'http://('])(
  'addresses are found in 20 ms of CPU time in a long text of %s',
  async (piece) => {
    const text = piece.repeat(16_000 / piece.length);
    expect(await cpuMsOf(() => `${text} www.${'.'.repeat(8000)}`.replace(BARE_ADDRESSES, ''))).toBeLessThan(20);
  },
);
