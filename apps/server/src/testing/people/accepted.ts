/** Ids of the tests' legal documents, as fields of a sign-up. */
export const ACCEPTED = {
  termsOfUseDocumentId: 'TERMS_OF_USE-v1',
  privacyPolicyDocumentId: 'PRIVACY_POLICY-v1',
} as const;
/** A password that every rule accepts. */
export const PASSWORD = 'Nuvem-calma-42';
