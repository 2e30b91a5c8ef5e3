import { describe, expect, it } from 'vitest';
import { parseCrp, UFS, ufsOfCrp } from './crp.ts';

describe('ufsOfCrp', () => {
  it.each([
    ['06/', ['SP']],
    ['CRP 6/123456', ['SP']],
    ['24-1', ['AC', 'RO']],
    ['06', []],
    ['99/1', []],
    ['', []],
  ])('names the units of the council in "%s"', (text, ufs) => {
    expect(ufsOfCrp(text)).toEqual(ufs);
  });

  it.each([
    ['06/123456', '06/123456'],
    ['CRP 6-1', '06/1'],
    ['06123456', '06/123456'],
    ['CRP 061234', '06/1234'],
  ])('parseCrp reads "%s"', (text, crp) => {
    expect(parseCrp(text, 'SP')).toMatchObject({ value: crp });
  });

  it.each(['', '06', '06/', '6123', '06/000000', '060000', '99123456', '06/1234567', '061234567'])(
    'parseCrp refuses "%s"',
    (text) => {
      expect(parseCrp(text, 'SP')).toMatchObject({ code: 'CRP_INVALID' });
    },
  );

  it('names only units for which the number is accepted', () => {
    for (let region = 1; region <= 24; region += 1) {
      const ufs = ufsOfCrp(`${region}/1`);
      expect(ufs).not.toEqual([]);
      for (const uf of UFS) expect(parseCrp(`${region}/1`, uf).ok).toBe(ufs.includes(uf));
    }
  });
});
