import { paths } from '@alento/domain/interface/paths';
import { localArea, readFrom } from '../../platform/web-area.ts';

type NativeShell = { Capacitor?: { isNativePlatform?: () => boolean } };

/** Reads the keys that lib/session writes, without loading it. */
async function isSignedIn(): Promise<boolean> {
  const [userId, token] = await Promise.all([readFrom(localArea, 'userId'), readFrom(localArea, 'authToken')]);
  return Boolean(userId && token);
}

/** Path to which this visitor is redirected from the landing page; null if they are not redirected. */
export async function placeOfVisitor(): Promise<string | null> {
  if (await isSignedIn()) return paths.home;
  return (window as NativeShell).Capacitor?.isNativePlatform?.() ? paths.login : null;
}

/** Shows Acessar instead of Entrar and Criar. */
export function showMemberLinks(): void {
  for (const guest of document.querySelectorAll<HTMLElement>('[data-guest]')) guest.hidden = true;
  for (const member of document.querySelectorAll<HTMLElement>('[data-member]')) member.hidden = false;
}
