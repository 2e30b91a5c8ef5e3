import { paths } from '@alento/domain/interface/paths';
import { localArea, readFrom } from '../../platform/web-area.ts';

type NativeShell = { Capacitor?: { isNativePlatform?: () => boolean } };

/** Reads what lib/session wrote, without its weight. */
async function isSignedIn(): Promise<boolean> {
  const [userId, token] = await Promise.all([readFrom(localArea, 'userId'), readFrom(localArea, 'authToken')]);
  return Boolean(userId && token);
}

/** Where this visitor belongs in place of the landing (core §2); null when it is here. */
export async function placeOfVisitor(): Promise<string | null> {
  if (await isSignedIn()) return paths.home;
  return (window as NativeShell).Capacitor?.isNativePlatform?.() ? paths.login : null;
}

/** Acessar in place of Entrar and Criar. */
export function showMemberLinks(): void {
  for (const guest of document.querySelectorAll<HTMLElement>('[data-guest]')) guest.hidden = true;
  for (const member of document.querySelectorAll<HTMLElement>('[data-member]')) member.hidden = false;
}
