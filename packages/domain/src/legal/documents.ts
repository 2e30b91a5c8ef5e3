/** Types of legal documents. */
export const LEGAL_DOCUMENT_TYPES = ['TERMS_OF_USE', 'PRIVACY_POLICY'] as const;
export type LegalDocumentType = (typeof LEGAL_DOCUMENT_TYPES)[number];

export const LEGAL_DOCUMENT_TITLES: Record<LegalDocumentType, string> = {
  TERMS_OF_USE: 'Termos de Uso',
  PRIVACY_POLICY: 'Política de Privacidade',
};

/** Error code of an empty read: no row was found. */
export const NO_ROWS_CODE = 'PGRST116';
