const YES =
  /^(?:sim|quero|quero sim|pode|pode ser|pode sim|claro|bora|vamos|vamo|aceito|topo|ok|okay|isso|por favor|uhum|aham|beleza|manda|com certeza|acho que sim|seria bom|gostaria|ta bom|esta bom|esta|vai|sim por favor|sim quero|quero por favor|pfv|ok vamos|vamos la|vamos nessa|vamo nessa|vamo la|bora la|simbora|bora bora|partiu|fechou|fechado|demorou|aceito sim|acho que (?:quero|pode|vou|vale)|pode crer|isso ai|manda ver|yes)(?: (?:por favor|sim|quero|obrigado|obrigada|pode|claro|vamos|bora|vai|ne|entao|la|pfv))*$/;
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

/** A request to continue an exercise that was left. */
const RESUME = /^(?:continua\w*|proxim[oa]|volta\w*|segue|retoma\w*)\b(?: \w+){0,3}$/;
const OTHER =
  /^(?:e )?(?:(?:me )?(?:da|de|tem|quero|fala|diz|sugere|manda) )?(?:mais )?(?:outr[oa]s?|uma diferente|algo diferente)(?: (?:ideia|dica|coisa|jeito|sugestao|opcao|exercicio|forma|maneira)s?)?(?: (?:ai|por favor))?$|^(?:mais )?(?:ideias?|dicas?)$/;
const WHY =
  /^(?:e |mas |ta )*(?:por que|porque|pq|por que sera|por que isso|por que (?:isso )?acontece)(?: (?:isso|sera|eu|disso|acontece))*$/;
const NOT_WORKING =
  /\b(?:nao (?:funcion\w+|adiant\w+|ajud\w+|serv\w+|resolve\w*|deu certo|rolou)|ja (?:tentei|fiz|tento|faco) (?:isso|tudo|essa|esse))\b/;
/** Agreement with a plan: "ok, vou tentar", "essa dá pra fazer", "sim, posso ligar". */
const AGREES =
  /^(?:sim|ok|okay|ta|ta bom|certo|beleza|entao|tens razao|tem razao|verdade|boa|isso)\b.{0,30}\b(?:vou|posso|consigo|tentar|farei|faco)\b|^ess[ae] (?:da|eu consigo|consigo|vou)\b|^(?:assim|desse jeito) (?:ta|esta) bom/;
/** A longer question that leans on what was said: the reason, more of it, or another way. */
const WHY_LONG = /^(?:e |mas |ta |ok )*por que\b/;
const MORE_LONG =
  /^(?:e |mas |ok )*(?:que )?(?:me )?(?:explica|fala mais|fala como|continua falando|conta mais|diz mais|detalha)\b|^(?:e |mas )*(?:como (?:que )?(?:se |eu )?(?:faz|faco|comeco|puxa)|por onde (?:eu )?comeco)\b/;
const OTHER_LONG =
  /\boutr[oa]s? (?:jeito|ideia|caminho|coisa|forma|opcao|maneira|dica|saida|sugestao)|\bem vez disso\b/;
/** "Respirar não", "não quero exercício agora". */
const REFUSES =
  /^(?:nao|sem)(?: (?:quero|gosto|curti|curto|posso))?(?: (?:a|o|de|fazer|mais))* (?:respir|exerc|relax|medit|aterr)\w*|\bnao(?: por favor| agora| quero)?$/;
const CORRECTS = /\bnao (?:foi|era|e) (?:isso|o) que|entendeu errado|nao entendeu nada|^nao (?:era|foi) isso/;

/** Patterns of short answers, matched against folded text. */
export const answers = {
  isYes: (words: string): boolean => YES.test(words),
  isNo: (words: string): boolean => NO.test(words),
  goesOn: (words: string): boolean => ONWARDS.test(words),
  stops: (words: string): boolean => STOP.test(words),
  asksAgain: (words: string): boolean => AGAIN.test(words),
  findsItHarder: (words: string): boolean => HARDER.test(words),
  wantsMore: (words: string): boolean => MORE.test(words),
  resumes: (words: string): boolean => RESUME.test(words),
  wantsOther: (words: string): boolean => OTHER.test(words),
  asksWhy: (words: string): boolean => WHY.test(words),
  saysItFails: (words: string): boolean => NOT_WORKING.test(words),
  agrees: (words: string): boolean => AGREES.test(words),
  asksWhyOfIt: (words: string): boolean => WHY_LONG.test(words),
  wantsMoreOfIt: (words: string): boolean => MORE_LONG.test(words),
  wantsAnotherWay: (words: string): boolean => OTHER_LONG.test(words),
  refuses: (words: string): boolean => REFUSES.test(words),
  corrects: (words: string): boolean => CORRECTS.test(words),
  isUnsure: (words: string): boolean => UNSURE.test(words),
};
