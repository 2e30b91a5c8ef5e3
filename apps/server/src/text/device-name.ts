import Bowser from 'bowser';

const MAX_LENGTH = 60;

/** Browser and system as text, such as "Chrome no Android"; null if both are unknown. */
export function deviceNameOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const parsed = Bowser.parse(userAgent.slice(0, 1000));
  const { browser, os } = parsed;
  if (!browser.name && !os.name) return null;
  return [browser.name ?? 'Navegador', os.name].filter(Boolean).join(' no ').slice(0, MAX_LENGTH);
}
