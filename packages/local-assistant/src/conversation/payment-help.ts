/** Help pages about one case of paying, and the words of a message that asks for them. */
const CASES: readonly (readonly [id: string, words: RegExp])[] = [
  ['receipt', /\bnotas? fisca(?:l|is)\b|\brecibos?\b|\bcomprovantes?\b/],
  [
    'card-refused',
    /\bcart(?:ao|oes)\b.*\b(?:recus\w+|negad\w+|negou|nao (?:passa|passou|foi aceito|e aceito))\b|\b(?:troc|mud)(?:ar|o|a) (?:o |de |meu )?cartao\b/,
  ],
  ['refund', /\b(?:cobr|descont|debit)\w+\b.*\b(?:duas vezes|2 ?x|2 vezes|em dobro|dobrad[oa]s?)\b/],
  ['pix', /\bqr ?code\b|\bpix\b.*\b(?:venceu|expirou|renova|prolong\w+)\b/],
  [
    'payment-late',
    /\b(?:paguei|efetuei o pagamento|pix que eu fiz|(?:fiz|mandei) (?:o|um) pix)\b.*\b(?:nao|nada|ainda)\b|\bpagamento pendente\b|\bcobrou ou nao\b|\bsem saber se foi\b/,
  ],
];

/**
 * The id of the page about the case that a message about paying asks for; null if it asks in general. The corpora have
 * one label for all messages about paying.
 */
export const paymentCaseOf = (words: string): string | null => CASES.find(([, asks]) => asks.test(words))?.[0] ?? null;
