import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '../../../config.ts';

const isRsaKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

const ServiceAccount = z.object({
  project_id: z.string().regex(/^[a-z0-9.:-]+$/, 'is no project id'),
  client_email: z.email(),
  private_key: z.string().refine(isRsaKey, 'is no RSA key in PEM'),
});
export type ServiceAccount = z.infer<typeof ServiceAccount>;

/** Reads the key file of a service account, as the Firebase console gives it. @throws ConfigError without its content. */
export function readServiceAccount(file: string): ServiceAccount {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ConfigError('Bad configuration:\n  FCM_SERVICE_ACCOUNT: is no readable JSON file');
  }
  const parsed = ServiceAccount.safeParse(content);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join(', ');
  throw new ConfigError(`Bad configuration:\n  FCM_SERVICE_ACCOUNT: ${faults}`);
}
