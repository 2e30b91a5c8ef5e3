import { formatPhone, isPhone } from '../onboarding/phone.ts';

/** A Brazilian mobile number in E.164: area codes have no zero, and the number begins with 9. */
const MOBILE = /^\+55[1-9][1-9]9\d{8}$/;

/** Whether a text is a Brazilian mobile number in E.164, such as +5511988887777. */
export const isMobileNumber = (text: string): boolean => MOBILE.test(text);

/** A typed Brazilian mobile number in E.164; null if it is not one. */
export function toMobileNumber(typed: string): string | null {
  const phone = formatPhone(typed.trim());
  const number = `+55${phone.replace(/\D/g, '')}`;
  return isPhone(phone) && isMobileNumber(number) ? number : null;
}

/** A mobile number in E.164 as people write it: `(11) 98888-7777`. */
export const mobileText = (number: string): string => formatPhone(number);
