/** Words of who looks for help now, without accents. */
const HELP_WORDS = /^(ajud[ae]|ajudem|socorro|socorram|emergencia|crises?|suicid\w*|cvv|samu|188|192)$/;

/** Whether a search has a word that asks for help or names a crisis. What it tells beyond words is the crisis check's. */
export const asksForHelp = (query: string): boolean =>
  query
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => HELP_WORDS.test(word));
