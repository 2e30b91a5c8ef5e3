import { SOMEBODY } from './persons.ts';
import { anyOfWords } from './plain-words.ts';

const CHILD =
  '(?:filh[oa]s?|filhinh[oa]|bebe|nene|crianca|menin[oa]|entead[oa]|sobrinh[oa]|net[oa]|alun[oa]|prim[oa](?= de \\S+ anos)|irmazinha|irmaozinho)';
const OWN_CHILD = `(?:n?[oa] |em |d[oa] |com )?(?:minha|meu|meus|minhas) (?:\\S+ )?${CHILD}`;

/** The writer hurts a child of theirs, or fears to. */
const OWN_BLOWS = new RegExp(
  anyOfWords(
    `(?:bati|bato|espanquei|sacudi|sacudo|machuquei|esganei|dei (?:uma )?(?:surra|tapa|soco)s?) (?:muito |forte )?${OWN_CHILD}`,
    `(?:vontade de|quero|queria|quase|medo de) (?:jogar|sacudir|machucar|bater|esganar|sufocar|dar um tapa) ${OWN_CHILD}`,
  ),
);

/** A child is touched or beaten by an adult. */
const CHILD_TOUCHED = new RegExp(
  `\\b(?:(?:vizinho|padrasto|tio|avo|pai|professor|primo|treinador|pastor|homem)\\b[^.]{0,30}\\b(?:mexe|encosta|abusa|passa a mao|bolina)\\b[^.]{0,20}\\b(?:${CHILD}|nela|nele|dela|dele)\\b|${CHILD}\\b[^.]{0,50}\\b(?:mexe|encosta|abusa|passa a mao) (?:n|d|em|com )(?:el[ea]|a menina|o menino)\\b)`,
);

const WEAPON = anyOfWords('faca|facao|arma|revolver|pistola|espingarda|machado|foice');
const HIT_ME = anyOfWords('me (?:bateu|bate|espancou|agrediu|enforcou|esganou|estrangulou|esfaqueou|ameacou)');
/** Somebody hits the writer, and has a weapon or says that it will end. */
const HIT_AND_WORSE = new RegExp(`${HIT_ME}[^.]{0,60}(?:${WEAPON}|\\b(?:hoje (?:termina|acaba)|vai (?:me )?matar)\\b)`);
const SOMEBODY_ARMED = new RegExp(
  `${SOMEBODY}[^.]{0,40}\\b(?:com|levar|trazer|tem|pegou|carregou)\\b(?: \\S+)? ${WEAPON}(?! e o queijo)`,
);
const THREATENS_OTHERS = anyOfWords('colegas|escola|sala|todo mundo|pegar|matar|tiro');
const OWN_DANGER =
  /\b(?:eu (?:penso|pensei|tenho vontade)|penso em|me mat|quero morrer|vou morrer junto|se mat|suicid|se cort)/;

/** Kind and person of a danger that a few words tell plainly; null if none does. @param words the text as plain words. */
export function plainKind(
  words: string,
): { readonly kind: 'threat' | 'child' | 'violence'; readonly about: 'self' | 'other' } | null {
  if (OWN_DANGER.test(words)) return null;
  if (OWN_BLOWS.test(words)) return { kind: 'threat', about: 'self' };
  if (CHILD_TOUCHED.test(words)) return { kind: 'child', about: 'other' };
  if (HIT_AND_WORSE.test(words)) return { kind: 'violence', about: 'self' };
  if (!SOMEBODY_ARMED.test(words)) return null;
  return new RegExp(THREATENS_OTHERS).test(words)
    ? { kind: 'threat', about: 'other' }
    : { kind: 'violence', about: 'self' };
}

/** Whether a child is in danger by plain words, so that it is a crisis whatever the weights say. */
export const tellsOfChildInDanger = (words: string): boolean => OWN_BLOWS.test(words) || CHILD_TOUCHED.test(words);
