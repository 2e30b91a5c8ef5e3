/** The standard word of each form, from the forms of each standard word, separated by spaces. */
export const byForm = (forms: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(forms).flatMap(([word, all]) => all.split(' ').map((form) => [form, word])));
