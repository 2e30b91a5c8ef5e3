import { SLANG } from '@alento/diary-query/language/slang';
import { spellingBy } from '@alento/diary-query/language/spelling';
import { foldForSearch } from '@alento/domain/text/plain-text';
import { stemmer } from '@orama/stemmers/portuguese';

/** Words that are recognised with one typing error: a wrong, missing, doubled or swapped letter. */
const SPELLED: readonly string[] =
  'ansiedade ansioso ansiosa insonia dormir dormindo respiracao respirar respirando aterramento relaxamento relaxar semana tristeza triste trabalho estresse estressado estressada sozinho sozinha solidao saudade namorado namorada relacionamento brigamos gratidao planejar amanha registrar desabafar obrigado obrigada psicologo psicologa terapia remedio remedios antidepressivo depressao depressivo diagnostico historico tendencia comparar melhor pior media marcadores etiquetas privacidade guarda culpa raiva irritado rotina habitos procrastinando procrastinacao cansado cansada esgotado esgotada preocupado preocupada preocupacao panico desanimado desanimada desanimo continua proximo pronto familia faleceu morreu'.split(
    ' ',
  );

/** Maximum length of text that is matched. The rest is ignored. */
const READ_MAX = 4000;

const corrected = spellingBy(SPELLED);

const meantBy = (word: string): string => (Object.hasOwn(SLANG, word) ? (SLANG[word] ?? word) : corrected(word));

/**
 * Normalises a text for matching: folded, without punctuation, slang expanded, typing errors corrected,
 * repeated letters reduced, words separated by single spaces.
 */
export function readWords(text: string): string {
  const folded = foldForSearch(text.slice(0, READ_MAX)).replace(/([a-z])\1{2,}/g, '$1');
  const words = folded.match(/[a-z0-9ñ]+/g) ?? [];
  return words
    .map(meantBy)
    .filter((word) => word !== '')
    .join(' ');
}

const stems = new Map<string, string>();
/** Cache size. It is more than the words of the library and these tables, and limits what users can add. */
const STEMS_MAX = 50_000;

/** The stem of a folded word. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= STEMS_MAX) stems.clear();
  const stem = foldForSearch(stemmer(word));
  stems.set(word, stem);
  return stem;
}

const COMMON = new Set(
  'a o e os as um uma uns umas de do da dos das em no na nos nas por para com sem que se me eu ao aos ou como mais mas nao meu minha meus minhas seu sua muito muita quero consigo conseguir tenho estou esta estava sinto fico vou ser ter estar ficar foi era sou tem ja so la isso isto esse essa este esta ele ela eles elas voce voces qual quais quando onde porque sobre pode posso poder fazer faz faco fala falar falam me mim te ti lhe nem tambem ate ha vai deve devo algo alguma algum coisa gente dia sim hoje agora bem mal existe ajuda ajudar livro livros artigo artigos capitulo autor diz dizer explica explicar saber sei entender melhor melhorar diferenca entre the'.split(
    ' ',
  ),
);

/** The stems of a text without common words. */
export const tellingStems = (text: string): string[] => [
  ...new Set(
    readWords(text)
      .split(' ')
      .filter((word) => word.length > 2 && !COMMON.has(word))
      .map(stemOf),
  ),
];
