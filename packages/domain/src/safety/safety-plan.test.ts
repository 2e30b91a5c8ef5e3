import { describe, expect, it } from 'vitest';
import {
  checkSafetyPlan,
  contactsOf,
  dialable,
  emptySafetyPlan,
  isPlanEmpty,
  PLAN_ITEMS_MAX,
  PLAN_LINE_MAX,
  PLAN_LINES,
  PLAN_NAME_MAX,
  PLAN_PEOPLE,
  type SafetyPlanContent,
  whatsappNumber,
} from './safety-plan.ts';

const FLAG = '🇧🇷';
const plan = (parts: Partial<SafetyPlanContent>): SafetyPlanContent => ({ ...emptySafetyPlan(), ...parts });
const person = (phone: string, name = 'Tia Lúcia') => plan({ people: [{ name, phone }] });
const REFUSED = { ok: false, code: 'SAFETY_PLAN_INVALID' };

describe('phone numbers of contacts in the safety plan', () => {
  it.each([
    ['(11) 91234-5678', '+5511912345678'],
    ['+55 11 91234.5678', '+5511912345678'],
    // Without the plus, 55 would be an area code; with it, a zero is never dialled.
    ['55 11 91234-5678', '+5511912345678'],
    ['+55 (0)11 91234-5678', '+5511912345678'],
    ['(0xx11) 3333-4444', '+551133334444'],
    ['\u202a+55 11 91234\u2011\u00a05678\u202c', '+5511912345678'],
    ['+351 912 345 678', '+351912345678'],
    // They may be numbers of another country.
    ['(617) 555-0123', '6175550123'],
    ['347 123 4567', '3471234567'],
    ['07751 234567', '07751234567'],
    ['90 532 123 4567', '905321234567'],
    ['(11) 3333-4444', '+551133334444'],
    ['91234-5678', '912345678'],
    ['188', '188'],
    ['0800 722 6001', '08007226001'],
    ['', ''],
  ])('dialable() turns %s into %s', (phone, dialled) => expect(dialable(phone)).toBe(dialled));

  it.each([
    ...['188', '192', '(11) 91234-5678', '+55 11 91234-5678', '0800 722 6001', '+351 912 345 678', '  3333-4444 '],
    ...[''],
  ])('are accepted: %j', (phone) => expect(checkSafetyPlan(person(phone)).ok).toBe(true));

  it.each([
    ['\u202a+55 11 91234-5678\u202c', '+55 11 91234-5678'],
    ['+55\u00a011\u202f91234\u20115678', '+55 11 91234-5678'],
    ['\u2066188\u2069', '188'],
    ['0xx11 91234-5678', '0xx11 91234-5678'],
    ['(0XX11) 3333–4444', '(0XX11) 3333-4444'],
  ])('are accepted as address books and websites write them: %j', (phone, kept) =>
    expect(checkSafetyPlan(person(phone))).toEqual({ ok: true, value: person(kept) }),
  );

  it.each([
    ...['19', '()-()', '+', 'ramal 12', '11 91234-5678 / 11 3333-4444', '++55 11 91234-5678', '9'.repeat(25), '١٨٨'],
    ...['+55 11\n99999-9999'],
  ])('are refused: %j', (phone) => expect(checkSafetyPlan(person(phone))).toEqual(REFUSED));
});

describe('contacts of a safety plan', () => {
  it('are listed by contactsOf() if they have a phone number, people first', () => {
    const contacts = plan({
      people: [
        { name: 'Rafa', phone: '188' },
        { name: 'Vó Nena', phone: '' },
      ],
      professionals: [{ name: 'CAPS', phone: '192' }],
    });
    expect(contactsOf(contacts).map(({ name }) => name)).toEqual(['Rafa', 'CAPS']);
    expect(contactsOf(emptySafetyPlan())).toEqual([]);
  });
});

describe('whatsappNumber()', () => {
  it.each([
    ['(11) 91234-5678', '5511912345678'],
    ['011 91234-5678', '5511912345678'],
    ['0 15 11 91234-5678', '5511912345678'],
    ['+55 011 91234-5678', '5511912345678'],
    ['(11) 3333-4444', '551133334444'],
    ['+55 (11) 91234-5678', '5511912345678'],
    ['55 11 91234-5678', '5511912345678'],
    ['0055 11 91234-5678', '5511912345678'],
    // 55 is also an area code in Rio Grande do Sul.
    ['(55) 99123-4567', '5555991234567'],
    ['+351 912 345 678', '351912345678'],
    [' +1 (415) 555-2671', '14155552671'],
  ])('for %s returns %s', (phone, number) => expect(whatsappNumber(phone)).toBe(number));

  it.each([
    ...['188', '192', '', '0800 722 6001', '0300 123 4567', '91234-5678', '+55 11', `+${'1'.repeat(16)}`],
    // No mobile number has eight digits any more.
    ...['1 415 555 2671', '(10) 91234-5678', '(11) 8123-4567', '+55 11 8123-4567'],
  ])('returns null for %j, which has no WhatsApp number', (phone) => expect(whatsappNumber(phone)).toBeNull());
});

describe('safety plan', () => {
  it('is empty until any part has text', () => {
    expect(isPlanEmpty(emptySafetyPlan())).toBe(true);
    for (const part of PLAN_LINES) expect(isPlanEmpty(plan({ [part]: ['x'] }))).toBe(false);
    for (const part of PLAN_PEOPLE) expect(isPlanEmpty(plan({ [part]: [{ name: 'x', phone: '' }] }))).toBe(false);
  });

  it('trims its lines, and keeps their order', () => {
    const checked = checkSafetyPlan(
      plan({
        reasons: ['\u00a0 minha avó \n', 'açaí às 5h 🫶🏽', 'minha avó'],
        people: [{ name: ' Jô ', phone: ' (11) 91234-5678 ' }],
      }),
    );
    expect(checked).toEqual({
      ok: true,
      value: plan({
        reasons: ['minha avó', 'açaí às 5h 🫶🏽', 'minha avó'],
        people: [{ name: 'Jô', phone: '(11) 91234-5678' }],
      }),
    });
  });

  it.each(PLAN_LINES)('is refused if the part %s has too many lines or too long lines', (part) => {
    const lines = (count: number, line: string) => checkSafetyPlan(plan({ [part]: Array(count).fill(line) }));
    expect(lines(PLAN_ITEMS_MAX, 'x').ok).toBe(true);
    expect(lines(PLAN_ITEMS_MAX + 1, 'x')).toEqual(REFUSED);
    expect(lines(1, FLAG.repeat(PLAN_LINE_MAX)).ok).toBe(true);
    expect(lines(1, 'x'.repeat(PLAN_LINE_MAX + 1))).toEqual(REFUSED);
    for (const nothing of ['', '   ', '\n\t\u00a0']) expect(lines(1, nothing)).toEqual(REFUSED);
    for (const broken of ['a\u0000b', '\ud83d', `a${'\u0301'.repeat(200)}`]) expect(lines(1, broken)).toEqual(REFUSED);
  });

  it.each(PLAN_PEOPLE)('is refused if the part %s has too many people or too long names', (part) => {
    const people = (count: number, name: string) =>
      checkSafetyPlan(plan({ [part]: Array(count).fill({ name, phone: '' }) }));
    expect(people(PLAN_ITEMS_MAX, FLAG.repeat(PLAN_NAME_MAX)).ok).toBe(true);
    expect(people(PLAN_ITEMS_MAX + 1, 'x')).toEqual(REFUSED);
    expect(people(1, 'x'.repeat(PLAN_NAME_MAX + 1))).toEqual(REFUSED);
    expect(people(1, ' ')).toEqual(REFUSED);
  });
});
