import { generateSecret, generateURI, verify } from 'otplib';

/** RFC 6238 with the parameters that all authenticator apps support: SHA-1, 6 digits, 30 seconds. */
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;
/** Name that an app shows for the account: the product's name and no personal data. */
const ISSUER = 'Alento';
const LABEL = 'Conta no Alento';

export const newTotp = (): { secret: string; uri: string } => {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: ISSUER, label: LABEL, secret }) };
};

/**
 * Finds the time step of a code among the current, previous and next one.
 *
 * @returns null if the code is not valid for any of these steps.
 */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | null> {
  const token = code.replace(/\s/g, '');
  if (!CODE.test(token)) return null;
  const epoch = Math.floor(now / 1000);
  const result = await verify({ secret, token, epoch, period: STEP_SECONDS, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
