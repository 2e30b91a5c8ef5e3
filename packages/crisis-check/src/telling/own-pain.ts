import { anyOfWords, plainWordsOf } from './plain-words.ts';

/** Words of dying or of hurting oneself, meant by the writer. */
const OWN_DEATH = new RegExp(
  anyOfWords(
    '(?:quero|queria|querer|querendo|preferia|vontade de|penso em|pensei em|pensando em|penso muito em|melhor|deveria|tomara que eu|medo de) (?:\\S+ ){0,2}?(?:morrer|morta|morto|morresse|sumir|desaparecer|nao existir|nao acordar|desistir|me (?:matar|cortar|machucar|jogar|enforcar|apagar))',
    '(?<!vai |vao |pode |ia )me matar|me (?:mato|cort\\w+|machuco|machuquei|machucar|enforc\\w+)|suicid\\w+|tirar (?:a|minha) (?:propria )?vida|nao (?:quero|queria) (?:mais )?(?:viver|existir|acordar|estar aqui)',
    'sem mim|acabar com (?:tudo|a minha vida|minha vida)|pensamentos? (?:ruins?|ruim|que nao sai|nao sai)|fim de tudo|estar mort[oa]',
  ),
);
/** "Queria sumir da foto", "quero morrer de rir": said of something else. */
const FIGURE = new RegExp(
  anyOfWords(
    'sumir (?:d[aeo]|com|com ele|com ela) (?!vez|tudo|todos|mundo|mapa|vida|casa)\\w+',
    'morr\\w+ de (?:rir|vergonha|fome|sono|calor|frio|tedio|medo|saudade|amor|inveja)',
    'me mat\\w+ de (?:rir|trabalhar|estudar)',
  ),
  'g',
);
const BAD = anyOfWords(
  'lixo|inutil|inuteis|decepcao|fracass\\w+|peso|fardo|estorvo|sozinh[oa]|vazi[oa]|triste|tristonh[oa]|tristeza|desesperad[oa]|desespero|desanimad[oa]|deprimid[oa]|depressiv[oa]',
  'esgotad[oa]|exaust[oa]|culpad[oa]|culpa|perdid[oa]|mal|pessim[oa]|horrivel|destruid[oa]|quebrad[oa]|acabad[oa]|arrasad[oa]|angustiad[oa]|angustia|sufocad[oa]|apatic[oa]|um nada|ninguem',
  'sem (?:\\S+ )?(?:saida|chao|esperanca|forcas?|sentido|rumo|vontade|graca|valor|motivo para (?:viver|levantar|continuar|nada))|cansad[oa] (?:de|da|disso)',
);
const OWN_PAIN = new RegExp(
  anyOfWords(
    `(?:me sinto|sentindo|me senti|sinto|senti|estou|estava|ando|sou|fico|fiquei|vivo|me deixando|me deixa|me acho|eu) (?:\\S+ ){0,4}?${BAD}`,
    '(?:nao|nem) (?:\\S+ )?(?:aguento|suporto|sirvo|presto|vejo (?:mais )?(?:sentido|saida|graca|motivo)|tenho (?:mais )?(?:vontade|forcas?|animo|ninguem|saida|esperanca|motivo)|consigo (?:mais|parar de chorar|levantar|sair da cama)|mereco|valho|da mais)',
    '(?:nada|tudo|vida) (?:\\S+ )?(?:tem|faz|perdeu|fez) (?:mais )?(?:a |o )?(?:graca|sentido)|sem (?:vontade (?:nenhuma )?(?:de|para) (?:nada|viver|sair|levantar)|vontade nenhuma|forcas?|esperanca)',
    'cans(?:ei|ad[oa]) (?:de|da) (?:tudo|mim|vida|viver|sofrer|lutar|tentar|existir|ser)|desist(?:i|o|indo|ir) (?:de|da) (?:tudo|mim|vida|viver)|(?:chorei|choro|chorando|chorar|lagrimas|um choro)',
    'vontade de (?:sumir|desistir|chorar|gritar|fugir)|ninguem (?:me|se importa|sentiria|percebe|liga)|me odeio|odeio (?:a mim|minha vida|viver|existir)|minha vida (?:e|acabou|nao|virou|esta)',
    '(?:a )?culpa (?:e|eh|foi|era) (?:toda |so )?minha|(?:meu|minha|do|no) desespero|doi (?:tudo|demais|muito|tanto)|uma dor (?:que|enorme|no peito)|nao passa|so atrapalho|vergonha de mim|raiva de mim',
  ),
);
/** Asks the app for something: about the diary, or about the product. */
const ASKS_APP = new RegExp(
  anyOfWords(
    'quantas vezes|qual (?:foi )?(?:a |o )?(?:minha|meu|ultim[ao])|quando (?:foi|que|eu)|ultima vez|minha media|meu humor|meus? ultim\\w+|minhas? ultim\\w+',
    'phq ?9?|gad ?7?|questionario|exportar|senha|e ?mail|assinatura|aplicativo|aba|servidor|lembrete|a conta|minha conta|anotac(?:ao|oes)|registros?|escritos|procura|busca(?:r)?',
  ),
);

/** The first words of a question or a request. */
const ASKS =
  /^(?:(?:oi|ola|e|entao|mas|por favor|bom dia|boa tarde|boa noite|,) )*(?:qual|quais|quando|quant[oa]s?|como (?:e que )?(?:eu )?(?:faco|apago|troco|mudo|excluo|removo|exporto|cancelo|encerro|vejo|acho|uso|coloco)|onde|da para|tem como|posso|pode|(?:quero|queria|preciso) (?:apagar|excluir|trocar|mudar|exportar|cancelar|encerrar|remover|saber|ver)|(?:apag|exclu|remov|cancel|export|mostr|compar|busc|procur|list)(?:a|ar|e|ir|er|ue))\b/;

/** Whether a text plainly asks the app for something, and tells of nobody's pain. */
export function isPlainRequest(text: string): boolean {
  const words = plainWordsOf(text).replace(FIGURE, '');
  return ASKS.test(words) && !OWN_DEATH.test(words) && !OWN_PAIN.test(words);
}

/** Whether a text tells of the writer's own suffering; "meu celular morreu" and "apagar minha conta" do not. */
export function tellsOfOwnPain(text: string): boolean {
  const words = plainWordsOf(text).replace(FIGURE, '');
  return OWN_DEATH.test(words) || (OWN_PAIN.test(words) && !ASKS_APP.test(words));
}
