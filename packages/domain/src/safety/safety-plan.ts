import { accept, type Result, refuse } from '../result.ts';
import { fitsWithin, hasPiledMarks, isStorable } from '../text/plain-text.ts';

/** Parts of a safety plan told in lines (after Stanley and Brown, 2012). */
export const PLAN_LINES = ['warningSigns', 'whatHelps', 'reasons', 'places', 'safeSpace'] as const;
/** Parts that name people with a number to call. */
export const PLAN_PEOPLE = ['people', 'professionals'] as const;

/** Items of one part, and characters of each. */
export const PLAN_ITEMS_MAX = 20;
export const PLAN_LINE_MAX = 300;
export const PLAN_NAME_MAX = 80;

export type PlanPerson = { name: string; phone: string };
export type SafetyPlanContent = Record<(typeof PLAN_LINES)[number], string[]> &
  Record<(typeof PLAN_PEOPLE)[number], PlanPerson[]> & {
    /**
     * Whether the contacts stay readable on a device after a session that ended by itself, so that they are
     * at hand without signing in. The person's choice; absent until they made one, and then nothing stays.
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

/** Whom the plan names with a number to call: people first, then services. */
export const contactsOf = (plan: SafetyPlanContent): PlanPerson[] =>
  PLAN_PEOPLE.flatMap((part) => plan[part]).filter(({ phone }) => phone !== '');

const PHONE = /^\+?[\d ().-]{3,24}$/;

/** Digits of a number as a `tel:` link takes them, the plus kept. */
export const dialable = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** A Brazilian number with its area code: a mobile with its 9, or a landline. Never 0800 and its like. */
const BRAZILIAN = /^[1-9]{2}(9\d{8}|[2-9]\d{7})$/;
/** Digits of a number with its country code (E.164). */
const INTERNATIONAL = /^\d{8,15}$/;

/**
 * The number WhatsApp's links take: country code first, no sign. A Brazilian mobile or landline
 * number (10 or 11 digits) gets 55; null where it can't be one: emergency numbers, short codes, 0800.
 */
export function whatsappNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (phone.trim().startsWith('+')) return INTERNATIONAL.test(digits) ? digits : null;
  if (BRAZILIAN.test(digits)) return `55${digits}`;
  return digits.startsWith('55') && BRAZILIAN.test(digits.slice(2)) ? digits : null;
}

const isText = (text: string, limit: number): boolean =>
  text.trim() !== '' && isStorable(text) && fitsWithin(text, limit) && !hasPiledMarks(text);

const isPerson = ({ name, phone }: PlanPerson): boolean =>
  isText(name, PLAN_NAME_MAX) && (phone === '' || (PHONE.test(phone) && dialable(phone).replace('+', '').length >= 3));

/** A plan as it is kept: trimmed, every line said and short enough, every number dialable or absent. */
export function checkSafetyPlan(plan: SafetyPlanContent): Result<SafetyPlanContent> {
  const kept = emptySafetyPlan();
  if (plan.readableContacts !== undefined) kept.readableContacts = plan.readableContacts;
  for (const part of PLAN_LINES) {
    if (plan[part].length > PLAN_ITEMS_MAX || !plan[part].every((line) => isText(line, PLAN_LINE_MAX)))
      return refuse('SAFETY_PLAN_INVALID');
    kept[part] = plan[part].map((line) => line.trim());
  }
  for (const part of PLAN_PEOPLE) {
    if (plan[part].length > PLAN_ITEMS_MAX) return refuse('SAFETY_PLAN_INVALID');
    kept[part] = plan[part].map(({ name, phone }) => ({ name: name.trim(), phone: phone.trim() }));
    if (!kept[part].every(isPerson)) return refuse('SAFETY_PLAN_INVALID');
  }
  return accept(kept);
}
