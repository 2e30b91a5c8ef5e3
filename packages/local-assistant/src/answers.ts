const YES =
  /^(?:sim|quero|quero sim|pode|pode ser|pode sim|claro|bora|vamos|vamo|aceito|topo|ok|okay|isso|por favor|uhum|aham|beleza|manda|com certeza|acho que sim|seria bom|gostaria|ta bom|esta bom|esta|vai|sim por favor|sim quero|quero por favor|pfv|ok vamos|vamos la|yes)(?: (?:por favor|sim|quero|obrigado|obrigada|pode|claro|vamos|pfv))*$/;
const NO =
  /^(?:nao|nao quero|agora nao|nao obrigado|nao obrigada|melhor nao|deixa|deixa para la|depois|talvez depois|hoje nao|acho que nao|prefiro nao|nem|no|nops|nao agora|nao precisa|(?:nao quero|prefiro nao) (?:falar|conversar)(?: disso| sobre isso)?)(?: (?:obrigado|obrigada|agora|hoje|valeu|quero|precisa))*$/;
const ONWARDS =
  /^(?:continua|continuar|continue|proximo|proxima|pronto|pronta|segue|seguir|vai|ok|okay|feito|fiz|terminei|ja|ja fiz|pode continuar|sim|e agora|mais|proximo passo|acabei|certo|to aqui|estou aqui|vamos|bora|beleza|foi|consegui|isso|ta|esta|esta bom|next|uhum|aham)(?: (?:continua|proximo|pronto|vai|sim|ja|fiz|agora|obrigado|obrigada|por favor|passo))*$/;
const STOP =
  /^(?:para|parar|pare|chega|cancela|cancelar|sair|quero parar|nao quero mais|nao quero continuar|nao quero|deixa|deixa para la|cansei|stop|nao)$|(?:quero|vou|pode|prefiro) parar/;
const AGAIN = /^(?:de novo|repete|repetir|repita|nao entendi|outra vez|mais uma vez)(?: .*)?$/;
const HARDER =
  /\b(?:piorou|piorando|pior|tontura|tonto|tonta|nao consigo|nao esta (?:ajudando|funcionando|adiantando)|nao ajuda|nao funciona|nao adianta|incomoda|mais ansios[oa]|sufoc\w*|formig\w*|enjoo|desconforto)\b/;
const MORE =
  /^(?:mais|conta mais|fala mais|me fala mais|me conta mais|explica melhor|como assim|continua|tem mais|quero saber mais|e o que mais|que mais|detalha|e ai)$/;
const UNSURE =
  /^(?:nao sei|sei la|nao lembro|nada$|nenhuma|nenhum|nao tem|nao consigo pensar|talvez|mais ou menos|hum+|hm+|tanto faz|sem ideia|n sei)(?: .{0,20})?$/;

/** Patterns of short answers, matched against folded text. */
export const answers = {
  isYes: (words: string): boolean => YES.test(words),
  isNo: (words: string): boolean => NO.test(words),
  goesOn: (words: string): boolean => ONWARDS.test(words),
  stops: (words: string): boolean => STOP.test(words),
  asksAgain: (words: string): boolean => AGAIN.test(words),
  findsItHarder: (words: string): boolean => HARDER.test(words),
  wantsMore: (words: string): boolean => MORE.test(words),
  isUnsure: (words: string): boolean => UNSURE.test(words),
};
