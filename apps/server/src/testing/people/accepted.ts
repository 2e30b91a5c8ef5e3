/** Ids of the legal documents of tests, as a sign-up names them. */
export const ACCEPTED = {
  termsOfUseDocumentId: 'TERMS_OF_USE-v1',
  privacyPolicyDocumentId: 'PRIVACY_POLICY-v1',
} as const;
/** A password that every rule accepts. */
export const PASSWORD = 'Nuvem-calma-42';
