/** Fields of a sign-up request with the ids of the tests' legal documents. */
export const ACCEPTED = {
  termsOfUseDocumentId: 'TERMS_OF_USE-v1',
  privacyPolicyDocumentId: 'PRIVACY_POLICY-v1',
} as const;
/** A password that every rule accepts. */
export const PASSWORD = 'Nuvem-calma-42';
