/** Words of somebody who looks for help, without accents. */
const HELP_WORDS = /^(ajud[ae]|ajudem|socorro|socorram|emergencia|crises?|suicid\w*|cvv|samu|188|192)$/;

/** Whether a search contains a word that asks for help or names a crisis. The crisis check covers longer phrases. */
export const asksForHelp = (query: string): boolean =>
  query
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => HELP_WORDS.test(word));
