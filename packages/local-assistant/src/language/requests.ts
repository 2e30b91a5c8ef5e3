/** Words before a request: "ah então por favor …". */
const BEFORE =
  /^(?:(?:ah|ai|e|mas|entao|ta|ok|bom|olha|ei|oi|agora|nao|pera|perai|espera|por favor|alento|so|tipo|primeiro|depois|aqui|tenta|da para|tem como|(?:voce|tu|ce) (?:pode|podia|poderia|consegue|conseguiria)|pode|podia|poderia|consegue) )+/;
/** Verbs in the imperative, as they are typed to an assistant. */
const ORDERS =
  'da|de|diz|diga|fala|fale|explica|explique|ajuda|ajude|ajudar|acha|ache|manda|mande|mostra|mostre|conta|conte|ensina|ensine|passa|passe|faz|faca|fazer|procura|procure|busca|busque|ve|veja|ver|escreve|escreva|escrever|guarda|guarde|anota|anote|apaga|apague|tira|tire|poe|coloca|coloque|bota|compara|compare|abre|abra|lista|liste|calcula|calcule|troca|troque|sugere|sugira|indica|indique|responde|responda|repete|repita|volta|volte|acalma|acalmar|lembra|lembre|dizer|falar|mandar|mostrar|achar|deixa|deixe|resume|resuma|salva|salve|registra|marca|marque';
const ORDER = new RegExp(`^(?:me |nos )?(?:${ORDERS})\\b`);
/** A wish that is told to the assistant: "queria que você …", "quero uma …". */
const WISH =
  /\b(?:quero|queria|gostaria|preciso)(?: de)?(?: (?:so|muito|mesmo))? (?:que (?:voce|tu|ce)\b|ver\b|saber\b|um[a]? (?:dica|ideia|forma|jeito|texto|frase|exercicio|resumo|lista))|\b(?:era|foi) para voce\b|\beu (?:quero|queria) (?:so |e )?(?:o|a|os|as|de|do|da|desse|deste|dessa|so)\b/;
/** A request at the end of what is told: "… conta para mim", "… da para ver ai". */
const AT_END =
  /\b(?:conta|fala|diz|mostra|explica|ve|olha|responde) (?:ai|isso|para mim|pra mim)\b|\bda para (?:ver|saber|voce)\b|\b(?:para|p) (?:ver|saber) (?:o que|se|quando|quanto)\b/;
/** What is said about the request before: "eu disse abril mas queria março". */
const CORRECTION = /^(?:nao )?(?:eu )?(?:disse|falei|quis dizer|perguntei|pedi)\b.*\b(?:mas|queria|era)\b/;
/** A question without its mark: "as duas foram ruins ou só uma". */
const ALTERNATIVE = /\bou (?:so|nao|e so|era|foi|esta|estava)\b/;
/** A statement about oneself that looks like an order by its first word: "volta e meia eu …". */
const SELF_STATEMENT =
  /^(?:volta e meia|da (?:um|uma) (?:medo|raiva|tristeza|vontade|vergonha|aperto|angustia)|faz (?:\w+ )?(?:dias?|semanas?|mes(?:es)?|anos?|tempo|horas?)|conta nenhuma|passa (?:um|uma|o|a) )\b/;

/** Whether a message, in normalised words, asks the assistant for something without being a plain question. */
export function isRequest(words: string): boolean {
  const core = words.replace(BEFORE, '');
  if (SELF_STATEMENT.test(core)) return false;
  return ORDER.test(core) || [WISH, AT_END, CORRECTION, ALTERNATIVE].some((expression) => expression.test(words));
}
