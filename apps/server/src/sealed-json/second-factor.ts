import { z } from 'zod';
import { type SealedJson, sealedJson } from '../crypto/sealed-json.ts';

/** Number of bytes that every factor is padded to, so that the length doesn't reveal its kind. */
const CONTENT_BYTES = 1024;

const Totp = z.strictObject({ secret: z.string() });
const Passkey = z.strictObject({
  credentialId: z.string(),
  publicKey: z.string(),
  transports: z.array(z.string()),
  label: z.string(),
});

/** Encrypted fields of a factor, by kind. */
export type FactorContents = { totp: z.infer<typeof Totp>; passkey: z.infer<typeof Passkey> };

const documentOf = <Value extends object>(kind: keyof FactorContents, schema: z.ZodType<Value>) =>
  sealedJson({
    table: 'second_factors',
    kind,
    version: 1,
    schema,
    paddedTo: CONTENT_BYTES,
  });

export const SECOND_FACTORS: { readonly [Kind in keyof FactorContents]: SealedJson<FactorContents[Kind]> } = {
  totp: documentOf('totp', Totp),
  passkey: documentOf('passkey', Passkey),
};
