import { COMMON_PASSWORDS_REFUSED } from '@alento/domain/account/password';

let common: Promise<ReadonlySet<string>> | null = null;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set((dictionary['passwords-common'] as readonly string[]).slice(0, COMMON_PASSWORDS_REFUSED));
}

/** Whether the password, whatever its case, is among the 3,000 commonest (decision D13). */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.toLowerCase());
}
