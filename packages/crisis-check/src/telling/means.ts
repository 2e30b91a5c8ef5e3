import { anyOfWords, plainWordsOf } from './plain-words.ts';

const MEANS = anyOfWords(
  'remedios?|comprimidos?|cartelas?|pilulas|medicament\\w+|rivotril|clonazepam|insulina|veneno|chumbinho|soda caustica|agrotoxico',
  'faca|facao|corda|arma|revolver|pistola|espingarda|gilete|lamina|estilete|navalha|bisturi|frascos?|potes? de \\w+|caixas? de \\w+',
);
const HIGH_PLACE = anyOfWords(
  'ponte|viaduto|passarela|telhado|terraco|laje|parapeito|sacada|janela|varanda|trilhos?|linha do trem|plataforma|penhasco|precipicio|grade|mureta|beira|beirada|barragem|marquise',
);
const HERE = anyOfWords(
  '(?:aqui )?(?:na|em) (?:minha )?(?:mao|maos)|(?:aqui )?(?:do|no|ao|de) (?:meu )?lado|aqui comigo|aqui|comigo|(?:na|a) minha frente|no (?:meu )?(?:colo|bolso)|na (?:cama|mesa|gaveta|bolsa|mochila|pia)|embaixo do travesseiro',
);
const READY = anyOfWords(
  '(?:ja )?(?:separei|juntei|guardei|guardando|juntando|comprei|peguei|escolhi|arrumei|consegui|contei|preparei)',
);
const HAVE = anyOfWords(
  'tenho|tem|estou (?:so |aqui |agora )*com|com|segurando|olhando (?:para|pro)|seguro|fiquei com',
);
const AT_HAND = [
  new RegExp(`${READY}(?: (?!\\.)\\S+){0,4}? ${MEANS}`),
  new RegExp(`${HAVE}(?: (?!\\.)\\S+){0,4}? ${MEANS}(?: (?!\\.)\\S+){0,5}? ${HERE}`),
  new RegExp(`${MEANS}(?: (?!\\.)\\S+){0,6}? ${HERE}`),
  new RegExp(`\\b(?:estou|parad[oa]|sentad[oa]|fiquei|subi|vim|cheguei|aqui)(?: (?!\\.)\\S+){0,5}? ${HIGH_PLACE}`),
];
/** It was done already, which is an emergency, or there is nothing at hand. */
const NOT_NOW = new RegExp(
  anyOfWords(
    'se (?:eu )?tivesse',
    'nao tenho|nao tem',
    '(?:ja |eu )?(?:tomei|engoli|injetei|bebi|cortei)(?! (?:banho|cafe|coragem|uma decisao))|acabei de (?:fazer|tomar|cortar)|ja fiz|me (?:cortei|risquei|furei)|saiu sangue|sangrando|riscos',
  ),
);

/** Whether the writer has the means at hand, or is at a place, and has not done it. */
export function hasMeansAtHand(text: string): boolean {
  const words = plainWordsOf(text);
  return AT_HAND.some((pattern) => pattern.test(words)) && !NOT_NOW.test(words);
}
