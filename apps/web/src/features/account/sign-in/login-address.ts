/** State of the e-mail field of /login. */
export type EmailField = { text: string; edited: boolean };

export const prefilledEmail = (stored: string | null): EmailField => ({ text: stored ?? '', edited: false });

/** The stored login_email takes precedence over the field's text until the person edits the field. */
export const emailToUse = (field: EmailField, stored: string | null): string =>
  field.edited ? field.text : (stored ?? field.text);
