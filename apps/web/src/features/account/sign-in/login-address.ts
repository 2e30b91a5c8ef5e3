/** The e-mail field of /login: what it holds and whether the person changed it. */
export type EmailField = { text: string; edited: boolean };

/** Prefilled from the stored login_email. */
export const prefilledEmail = (stored: string | null): EmailField => ({ text: stored ?? '', edited: false });

/**
 * A stored login_email is used instead of the typed one (core §5), until the person edits the
 * prefilled field, which replaces it (decision D12).
 */
export const emailToUse = (field: EmailField, stored: string | null): string =>
  field.edited ? field.text : (stored ?? field.text);
