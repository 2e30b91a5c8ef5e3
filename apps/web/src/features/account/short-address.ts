/** Maximum length of the name shown in the header, in characters. */
const SHORT_MAX = 12;

/** Shortens a person's own address to a part that the person recognises: `maria.silva@…` becomes `maria.silva`. */
export function shortAddress(email: string): string {
  const name = email.split('@')[0] ?? '';
  return name.length > SHORT_MAX ? `${name.slice(0, SHORT_MAX - 1)}…` : name;
}
