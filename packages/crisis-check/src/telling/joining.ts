import { anyOfWords } from './plain-words.ts';

const DIED = anyOfWords(
  '(?:morr(?:eu|eram)|faleceu|partiu|se foi|nos deixou|se matou|enterr(?:ei|amos)|viuv[oa]|luto)',
  'perdi (?:\\S+ ){0,2}?(?:mae|pai|marido|esposa|mulher|filh[oa]s?|filhinh[oa]|bebe|irm[ao]o?|irma|avo|vo|tia|tio|prim[oa]|namorad[oa]|noiv[oa]|amig[oa]|companheir[oa]|amor da minha vida|grande amor|net[oa]|gat[oa]|cachorr[oa])',
);
const WISH =
  '(?:queria|quero|vontade (?:\\S+ )?de|preciso|so penso em|penso em|gostaria de|devia|deveria|tomara|deus (?:podia|pode|podia ter))';
/** Going along with somebody to a place is no wish to die. */
const NO_PLACE =
  '(?! (?:(?:n?aquel[ea]|ao|a|no|na|nos|nas|ate|em|n?ess[ea]|fazer|ver|visitar|comer|viajar|passear|comprar|buscar|tirar|de|para) )(?!ceu|la\\b|paz|outro|tumulo|cova|caixao|o ceu|junto))';
const GO_ALONG = `(?:(?:ter )?(?:ido|ir|partido|partir|morrido|morrer)(?: (?:embora|logo|para o ceu))? ?(?:junto|com (?:el[ea]s?|voce|(?:a |o )?(?:minh\\w+|meu) \\S+(?= |$))|atras(?: del[ea])?|tambem|no lugar)|(?:ir )?atras del[ea]|(?:re)?encontrar (?:el[ea]|com el[ea]) (?:la|onde|no ceu|do outro)|estar (?:la )?com el[ea]|me lev\\w+|que tivesse sido eu)${NO_PLACE}`;
/** Somebody died, and the writer wishes to go along. */
const JOINING = new RegExp(
  `${DIED}.{0,100}?\\b(?:${WISH} (?:\\S+ ){0,2}?${GO_ALONG}|me lev\\w+ (?:com el[ea]|junto)\\b|nao vejo a hora de (?:\\S+ ){0,2}?(?:encontrar|estar|ficar|ir) (?:\\S+ )?com el[ea]\\b)`,
);

/** Whether the writer wishes to follow somebody who died. @param words the text as plain words. */
export const wishesToJoin = (words: string): boolean => JOINING.test(words);
