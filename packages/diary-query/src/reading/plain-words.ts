import { foldedWords } from '../language/folded-words.ts';

/** Words before a question that ask nothing: "olha, então me diz", "mulher, quero ver". */
const OPENING =
  /^(?:(?:ah|ahn|ai|aham|oi+|ola|ei|opa|eita|vixe|nossa|uai|bah|oxe|poxa|putz|aff|afe|slk|mds|olha(?: so)?|veja|pois(?: e)?|entao|ta(?: bom)?|esta(?: bom)?(?= (?:e|mas|qual|quant\w+|como|quando)\b)|ok|okay|certo|beleza|hum+|hm+|legal|massa|show|entendi|saquei|tipo|assim|sim|mas|ue|ne|gente|mulher|menin[oa]|moc[oa]|guria|amig[oa](?= (?:me|qual|quant\w+|como|quando)\b)|querid[oa]|filh[oa](?= (?:me|qual)\b)|bom dia|boa tarde|boa noite|por favor|por gentileza|(?:voce )?(?:me )?(?:diz|diga|dize|fala|fale|conta|responde|tira uma duvida)(?: (?:ai|so|aqui|uma coisa|para mim))*|quer dizer|(?:eu )?(?:quero|queria|gostaria de|preciso) (?:de )?(?:saber|ver|entender)(?: (?:uma coisa|se|e))?|(?:pode|poderia|consegue|sabe|da para) (?:voce )?(?:me )?(?:dizer|falar|ver|mostrar|informar)(?: se)?|deixa eu (?:te )?(?:perguntar|ver)(?: (?:uma coisa|como))?|sera(?: que)?) )+/;
/** Words after a question that ask nothing: "então", "hein", "pra mim". */
const CLOSING =
  /(?: (?:entao|mesmo|ne|hein|hem|viu|ai|aqui|sabe|ta|por favor|por gentileza|kk+|rs+|haha\w*|para mim|sera|mulher|moc[oa]|menin[oa]|amig[oa]|gente|sinceramente|afinal|exatamente|mais ou menos))+$/;

/** "E do ano passado, pra comparar" asks for the same of another period. */
const COMPARES_LAST = /^(e(?: .*)?) para (?:eu )?(?:poder )?comparar$/;

/** Everyday nouns of a diary, which many people leave in the singular after a plural: "os dia", "quantas nota". */
const COUNTED =
  /\b(os|as|nos|nas|dos|das|esses|essas|nesses|nessas|desses|dessas|aqueles|aquelas|quantos|quantas|uns|umas|muitos|muitas|meus|minhas|quais|tres|quatro|cinco) ((?:ultim[oa]s? |mesm[oa]s? )?)(dia|nota|vez|semana|registro|noite|manha|tarde|tag|etiqueta|marcador|ano|hora|domingo|sabado|segunda|terca|quarta|quinta|sexta|bo[am]|ruim|corrida|treino|cafe|cerveja)(?= |$)/g;
const PLURALS: Readonly<Record<string, string>> = { vez: 'vezes', marcador: 'marcadores', bom: 'bons', ruim: 'ruins' };

/** Words for the same, of which the rest of the reading knows one. */
const SAME: readonly (readonly [written: RegExp, meant: string])[] = [
  [/\bquant[oa]s x\b/g, 'quantas vezes'],
  [/\bdatas\b/g, 'dias'],
  [/\bdata\b/g, 'dia'],
  [/\bocasioes\b/g, 'vezes'],
  [/\bocasiao\b/g, 'vez'],
  [/\b(?:animo|astral|estado de espirito|alto astral|pontuacao do humor)\b/g, 'humor'],
  [/\b(?:avaliac(?:ao|oes)|pontuac(?:ao|oes) (?:que eu dei|do dia|do humor))\b/g, 'nota'],
  [/\b(?:preenchi|lancei|cadastrei|loguei|logando|apontei)\b/g, 'registrei'],
  [/\b(?:lancamentos|apontamentos|check ins?|checkins?|logs)\b/g, 'registros'],
];

/** The folded words of a message, without what people say before and after a question, and with plurals written out. */
export function plainWords(message: string): string {
  const words = foldedWords(message)
    .replace(
      COUNTED,
      (_all, many: string, between: string, noun: string) => `${many} ${between}${PLURALS[noun] ?? `${noun}s`}`,
    )
    .replace(/\bdias ruim\b/g, 'dias ruins')
    .replace(/\bdias bom\b/g, 'dias bons');
  const same = SAME.reduce((text, [written, meant]) => text.replace(written, meant), words);
  const opened = same.replace(OPENING, '').replace(COMPARES_LAST, '$1');
  const bare = opened.replace(CLOSING, '');
  return bare !== '' ? bare : same;
}
