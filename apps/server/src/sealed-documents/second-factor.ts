import { z } from 'zod';
import { type SealedJson, sameUnversioned, sealedJson } from '../crypto/sealed-json.ts';

/** Number of bytes that a factor is padded to, so that all kinds have the same length. */
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
    column: 'content',
    kind,
    version: 1,
    schema,
    older: [sameUnversioned(schema)],
    paddedTo: CONTENT_BYTES,
  });

export const SECOND_FACTORS: { readonly [Kind in keyof FactorContents]: SealedJson<FactorContents[Kind]> } = {
  totp: documentOf('totp', Totp),
  passkey: documentOf('passkey', Passkey),
};
