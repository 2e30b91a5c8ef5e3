import { wishesToJoin } from '../telling/joining.ts';
import { wishesToFollow } from '../telling/loss.ts';
import { tellsOfChildInDanger } from '../telling/plain-kind.ts';
import { anyOfWords } from '../telling/plain-words.ts';
import { threatensPlainly } from '../telling/threats.ts';

/** Laughter, or a work of fiction: nothing is certain then. */
const UNCERTAIN = new RegExp(
  anyOfWords(
    'k{2,}|(?:rs)+|(?:ha){2,}h?|(?:ja){2,}|lol|lmao|de risa|musica|letra|filme|serie|livro|novela|cantando|refrao|personagem',
  ),
);

const ENGLISH = anyOfWords(
  '(?<!\\bt |\\bnot |\\bdont )(?:want|wanna|wish|need|going|gonna) (?:to |estou )?(?:just )?(?:die|kill myself|kms|end it all|end my life|be dead|disappear forever|stop existing)(?! (?:of|laughing|for))',
  '(?:do not|don t|dont) (?:want (?:to|estou)|wanna) (?:live|be here|be alive|exist|wake up)(?: anymore)?(?! (?:without|in|with|at)\\b)|wish i (?:was|were) (?:dead|never born)',
);
const SPANISH = anyOfWords(
  '(?<!no )(?:me )?(?:quiero|quisiera|ganas de|voy a|pienso en|deseo) (?:ya )?(?:morir(?:me)?|matarme|suicidarme|quitarme la vida)(?! de)',
  '(?:ya )?no (?:quiero|aguanto|soporto|tengo ganas de) (?:mas )?(?:vivir|seguir viviendo|seguir viva|seguir vivo|existir|la vida|estar viv[oa])|me quiero matar|(?:quiero|quisiera) irme de este mundo|cansad[oa] de (?:vivir|la vida)|ojala (?:me )?(?:muera|muriera|no despertara?)',
  '(?:pensando|pienso|pense) en (?:suicidarme|matarme|morir(?:me)?|quitarme la vida)|quiero (?:quitarme|quitar) la vida|me tome todas (?:las )?pastillas|(?:mejor|preferiria) estar(?:ia)? muert[oa]|hart[oa] de (?:vivir|la vida|mi vida)|no le (?:veo|encuentro) (?:el )?sentido a (?:seguir )?(?:viviendo|vivir|la vida|mi vida)|quiero desaparecer(?: para siempre| de este mundo)|no puedo mas con (?:mi|la) vida|no quiero seguir aqui',
);
const ENDS = '(?= (?:[.,]|e|mas|mesmo|ja|demais|nada|nao|quero|queria|sem|porque|so|toda|inteira|que nao)\\b| [.,]|$)';
/** Weary of life, not of a way of living. */
const TIRED_OF_LIFE = `(?<!\\bnao |\\bnem |nao estou )\\b(?:cansei|cansand?[oa]?|cansad[oa]|exaust[oa]|fart[oa]|de saco cheio|enjoei) (?:ja |muito |mesmo )?d(?:a|essa|esta|e)(?: minha| (?:porra|merda|droga|bosta) d[ae])? vida${ENDS}`;
/** No wish to live, not of a way of living: "não aguento mais viver, me guia uma respiração". */
const NO_LIFE = `(?<!\\bnao e que (?:eu )?)\\b(?:nao|nem) (?:quero|aguento|suporto|tenho (?:mais )?vontade de|vejo (?:mais )?sentido em) (?:mais )?(?:continuar (?:a )?)?(?:viver|vivendo|existir|existindo)(?: mais)?${ENDS}`;
/** These words alone. With others beside them the weights decide. */
const GIVES_UP = '^(?:eu )?nao (?:aguento|consigo|suporto) mais(?: .)?$';
const NOT_HERE =
  '\\bnao (?:quer(?:o|ia)|aguento|suporto) (?:(?:mais|nem) )?(?:estar|ficar|esta|tar|continuar) (?:mais )?(?:(?:aqui )?(?:ness[ea]|neste|nesta|no) (?:mundo|terra|vida|planeta|plano)|(?:mais )?aqui(?: mais)?(?: na terra)?(?= [.,]| e | so |$)(?! , (?:quero|queria|prefiro) estar))';

/** A wish to die that is the whole sentence is one with a laugh too. */
const LAUGHED =
  /(?:^|\b(?:mentira|serio|na verdade|estou bem nao) (?:[.,] )?)(?:eu )?(?:so )?(?:quero|queria|estou querendo|vou) (?:morrer|me matar)(?: (?:k{2,}|rs+|(?:ha)+h?|(?:he)+))*(?: [.])*$/;
const LETHAL = /\b(?:dose|quantidade) (?:letal|fatal|mortal)\b|\bmentira (?:estou|to) (?:me )?querendo me matar\b/;

const CERTAIN = new RegExp([ENGLISH, SPANISH, TIRED_OF_LIFE, NO_LIFE, GIVES_UP, NOT_HERE].join('|'));

/** Letters of which some are in every text that says a danger plainly. */
const LETTERS =
  /\bdie|dead|kill|\blive|alive|be here|exist|viver|vivend|mais|let|fatal|mortal|tome|pastil|muert|hart|sentido|desaparec|seguir|bat|sacud|machuq|bebe|beb[eê]|mex|encost|passa a|abus|end my|wake up|quier|quisier|ganas|morir|vivir|matarme|suic|ojal|vida|aqui|\baq\b|mundo|terra|planeta|mat[aáeo]|esfaq|enforc|envenen|veneno|agred|jogar|estrang|esgan|faca|fac[aã]o|tiro|fogo|arma|fur[aáo]|atirand|massacre|chacina|morr|falec|partiu|se foi|deixou|enterr|vi[uú]v|luto|perdi|pulou|jogou/i;

/** A cheap test of a text as written, because most texts say no danger. */
export const mayBeDanger = (text: string): boolean => LETTERS.test(text);

/**
 * Whether a text says a danger so plainly that no weight can deny it: the wish to die in another language, weariness of
 * life, no wish to live, the wish to follow somebody who died, a serious threat.
 *
 * @param words the text as plain words.
 */
export function saysDangerPlainly(words: string): boolean {
  if (threatensPlainly(words) || tellsOfChildInDanger(words) || LAUGHED.test(words)) return true;
  return (
    (CERTAIN.test(words) || LETHAL.test(words) || wishesToJoin(words) || wishesToFollow(words)) &&
    !UNCERTAIN.test(words)
  );
}
