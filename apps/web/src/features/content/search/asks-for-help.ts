/** Words, without accents, that a person types who looks for help. */
const HELP_WORDS = /^(ajud[ae]|ajudem|socorro|socorram|emergencia|crises?|suicid\w*|cvv|samu|188|192)$/;

/** Whether a search contains a word for help or for a crisis. The crisis check detects longer phrases. */
export const asksForHelp = (query: string): boolean =>
  query
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => HELP_WORDS.test(word));
