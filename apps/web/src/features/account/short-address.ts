/** Maximum length of the name shown in the header, characters. */
const SHORT_MAX = 12;

/** Shortens one's own address to a recognisable part: `maria.silva@…` becomes `maria.silva`. */
export function shortAddress(email: string): string {
  const name = email.split('@')[0] ?? '';
  return name.length > SHORT_MAX ? `${name.slice(0, SHORT_MAX - 1)}…` : name;
}
