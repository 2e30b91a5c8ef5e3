import { describe, expect, it } from 'vitest';
import { CORE_MOTIVATIONS, MOTIVATIONS } from './options.ts';
import { isMinor, mergeUserData, singleMotivation } from './user-data.ts';

describe('mergeUserData()', () => {
  it('replaces given fields, removes fields that are null or undefined, and keeps all others', () => {
    const before = { isAnonymous: false, gender: 'feminino', region: 'sul', livre: 1 };
    expect(mergeUserData(before, { gender: 'nao-binario', region: null, livre: undefined, sono: 'bom' })).toEqual({
      isAnonymous: false,
      gender: 'nao-binario',
      sono: 'bom',
    });
  });

  it('removes new and stored identifying fields of an anonymous person', () => {
    const named = { isAnonymous: false, name: 'Luana', phone: '(11) 98765-4321', age: 31, location: 'Recife' };
    expect(mergeUserData(named, {})).toEqual(named);
    expect(mergeUserData(named, { isAnonymous: true })).toEqual({ isAnonymous: true });
    expect(mergeUserData({}, { name: 'Luana' })).toEqual({});
  });

  it('still marks a minor as a minor if the exact age is removed', () => {
    const minor = { isAnonymous: false, name: 'Luana', age: 15 };
    expect(mergeUserData(minor, { isAnonymous: true })).toEqual({ isAnonymous: true, ageRange: 'menor-18' });
    expect(mergeUserData({ ...minor, age: 18 }, { isAnonymous: true })).toEqual({ isAnonymous: true });
  });
});

describe('isMinor()', () => {
  it.each([
    [{}, false],
    [{ ageRange: 'menor-18' }, true],
    [{ ageRange: '18-24' }, false],
    [{ age: 17 }, true],
    [{ age: 18 }, false],
    [{ age: '17' }, false],
  ])('for %j is %s', (data, minor) => {
    expect(isMinor(data)).toBe(minor);
  });
});

describe('singleMotivation()', () => {
  it('is the motivation if exactly one core motivation is chosen, otherwise null', () => {
    for (const goal of MOTIVATIONS) {
      const isCore = (CORE_MOTIVATIONS as readonly string[]).includes(goal);
      expect(singleMotivation([goal])).toBe(isCore ? goal : null);
      expect(singleMotivation([goal, 'melhorar-humor'])).toBeNull();
    }
    expect(singleMotivation([])).toBeNull();
    expect(CORE_MOTIVATIONS).toHaveLength(6);
  });
});
