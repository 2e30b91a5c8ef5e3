import { paths } from '../config/paths.ts';

type NativeShell = { Capacitor?: { isNativePlatform?: () => boolean } };

/** Reads what lib/session wrote, without its weight. A browser may forbid even asking. */
function isSignedIn(): boolean {
  try {
    return Boolean(localStorage.getItem('userId') && localStorage.getItem('authToken'));
  } catch {
    return false;
  }
}

/** Where this visitor belongs in place of the landing (core §2); null when it is here. */
export function placeOfVisitor(): string | null {
  if (isSignedIn()) return paths.home;
  return (window as NativeShell).Capacitor?.isNativePlatform?.() ? paths.login : null;
}

/** Acessar in place of Entrar and Criar. */
export function showMemberLinks(): void {
  for (const guest of document.querySelectorAll<HTMLElement>('[data-guest]')) guest.hidden = true;
  for (const member of document.querySelectorAll<HTMLElement>('[data-member]')) member.hidden = false;
}
