import { lacksNine, nationalNumber, SEPARATORS } from '../onboarding/national-number.ts';
import { accept, type Result, refuse } from '../result.ts';
import { fitsWithin, isStorable } from '../text/plain-text.ts';

/** Parts of a safety plan that are lists of lines (after Stanley and Brown, 2012). */
export const PLAN_LINES = ['warningSigns', 'whatHelps', 'reasons', 'places', 'safeSpace'] as const;
/** Parts of a safety plan that are lists of people with a phone number. */
export const PLAN_PEOPLE = ['people', 'professionals'] as const;

/** Maximum number of items in a part, and of characters in an item. */
export const PLAN_ITEMS_MAX = 20;
export const PLAN_LINE_MAX = 300;
export const PLAN_NAME_MAX = 80;

export type PlanPerson = { name: string; phone: string };
export type SafetyPlanContent = Record<(typeof PLAN_LINES)[number], string[]> &
  Record<(typeof PLAN_PEOPLE)[number], PlanPerson[]> & {
    /**
     * Whether the contacts stay readable on a device after the session has expired, so that the person needn't sign in
     * to see them. The person decides; undefined means no.
     */
    readableContacts?: boolean | undefined;
  };

export const emptySafetyPlan = (): SafetyPlanContent => ({
  warningSigns: [],
  whatHelps: [],
  reasons: [],
  people: [],
  places: [],
  professionals: [],
  safeSpace: [],
});

export const isPlanEmpty = (plan: SafetyPlanContent): boolean =>
  [...PLAN_LINES, ...PLAN_PEOPLE].every((part) => plan[part].length === 0);

/** The contacts of the plan that have a phone number: first people, then services. */
export const contactsOf = (plan: SafetyPlanContent): PlanPerson[] =>
  PLAN_PEOPLE.flatMap((part) => plan[part]).filter(({ phone }) => phone !== '');

/** "0xx" stands for a zero and the digits of a carrier. */
const PHONE = /^(?:\+|\(?0xx)?[\d ().-]{3,24}$/i;

/** A phone number with plain spaces and hyphens, and without the invisible characters that address books put around it. */
export const plainPhone = (phone: string): string =>
  phone
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010-\u2013]/g, '-')
    .trim();

/** What a Brazilian number begins with, without separators: the country's code, a carrier's zero in print, or a landline. */
const BRAZILIAN = /^(?:(?:\+|00)?55\d{10}|0xx|\d\d[2-5]\d{7}$)/i;

/**
 * Number for a `tel:` link: a Brazilian mobile number or landline, or one that says its country, with +55; any other with
 * its digits, and a leading plus if there is one, because it may be a foreign number.
 */
export function dialable(phone: string): string {
  const number = nationalNumber(phone);
  const isBrazilian = number?.length === 11 || BRAZILIAN.test(phone.replace(SEPARATORS, ''));
  return number !== null && isBrazilian ? `+55${number}` : phone.replace(/[^\d+]/g, '');
}

/** Pattern of a number with country code (E.164). */
const INTERNATIONAL = /^\d{8,15}$/;

/**
 * Number for a WhatsApp link: digits only, with the country code first. A Brazilian mobile or landline number (10 or 11
 * digits) gets 55. Null for emergency numbers, short codes, 0800 numbers and mobile numbers that lack their 9.
 */
export function whatsappNumber(phone: string): string | null {
  const number = nationalNumber(phone);
  if (number !== null) return lacksNine(number) ? null : `55${number}`;
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') && INTERNATIONAL.test(digits) ? digits : null;
}

const isText = (text: string, limit: number): boolean =>
  text.trim() !== '' && isStorable(text) && fitsWithin(text, limit);

const isPerson = ({ name, phone }: PlanPerson): boolean =>
  isText(name, PLAN_NAME_MAX) && (phone === '' || (PHONE.test(phone) && dialable(phone).replace('+', '').length >= 3));

/**
 * Normalises and validates a plan: lines are trimmed, not empty and short enough, and each phone number is missing or
 * can be dialled.
 */
export function checkSafetyPlan(plan: SafetyPlanContent): Result<SafetyPlanContent> {
  const trimmed = emptySafetyPlan();
  if (plan.readableContacts !== undefined) trimmed.readableContacts = plan.readableContacts;
  for (const part of PLAN_LINES) {
    if (plan[part].length > PLAN_ITEMS_MAX || !plan[part].every((line) => isText(line, PLAN_LINE_MAX)))
      return refuse('SAFETY_PLAN_INVALID');
    trimmed[part] = plan[part].map((line) => line.trim());
  }
  for (const part of PLAN_PEOPLE) {
    if (plan[part].length > PLAN_ITEMS_MAX) return refuse('SAFETY_PLAN_INVALID');
    trimmed[part] = plan[part].map(({ name, phone }) => ({ name: name.trim(), phone: plainPhone(phone) }));
    if (!trimmed[part].every(isPerson)) return refuse('SAFETY_PLAN_INVALID');
  }
  return accept(trimmed);
}
