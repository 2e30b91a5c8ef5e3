/** Groups of the help pages, in the order in which they are listed. */
export const HELP_GROUPS = [
  'registrar',
  'ver',
  'cuidar',
  'assistente',
  'conta',
  'planos',
  'privacidade',
  'aparelho',
  'problemas',
] as const;
export type HelpGroup = (typeof HELP_GROUPS)[number];

/** Longest answer that the assistant gives from a help page, in characters of its Markdown. */
export const HELP_ANSWER_MAX = 350;
/** Number of questions that a help page lists as examples of how people ask. */
export const HELP_QUESTIONS_MIN = 4;
export const HELP_QUESTIONS_MAX = 8;
/** Maximum number of other pages that a help page names. */
export const HELP_RELATED_MAX = 3;
