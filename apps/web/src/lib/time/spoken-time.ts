import { counted } from '../count-text.ts';

const MINUTE = 60;

/** Formats a time in words, such as "1 minuto e 20 segundos". */
export function spokenTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / MINUTE);
  const rest = whole % MINUTE;
  if (minutes === 0) return counted(rest, 'segundo', 'segundos');
  const minutesText = counted(minutes, 'minuto', 'minutos');
  return rest === 0 ? minutesText : `${minutesText} e ${counted(rest, 'segundo', 'segundos')}`;
}

/** Formats a time in digits, such as "1:20". */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}
