import { foldForSearch } from '@alento/domain/text/plain-text';
import { lengthened } from './shortened.ts';
import { SLANG } from './slang.ts';
import { spellingBy } from './spelling.ts';

/** Words of questions about a diary that are corrected by one letter. Shorter ones are too similar to others. */
const CORRECTED =
  'quantos quantas registro registros registrei marcador marcadores etiqueta etiquetas seguidos sequencia melhor melhores melhorei piorei ultima ultimas ultimo ultimos primeira primeiro escrevi mencionei terapia exercicio exercicios trabalho familia descanso reuniao reunioes cerveja corrida humor media medias porcentagem oscilando estavel compara comparado distribuicao madrugada'.split(
    ' ',
  );
/** Words that differ from one above by a letter. */
const SIMILAR =
  'piores melhora quanto quanta quando registra registre melhora melhorar mulher mulheres primeiros primeiras ultimato quarta quartas quarto quartos quinta quintas segunda segundas sextas sabados segundo segundos trabalha trabalhe trabalhos familiar descansa descanse corridas rumor amor estaveis comparada comparar compare cervejas terapias escreve escrevo mencione melhorou melhore piorou'.split(
    ' ',
  );

const corrected = spellingBy(CORRECTED, SIMILAR);

/** Folded words without punctuation, with abbreviations written out and typing errors corrected. */
export const foldedWords = (text: string): string =>
  (foldForSearch(text).match(/[a-z0-9%ñ]+/g) ?? [])
    .map((word) => word.replace(/([a-z])\1{2,}/g, '$1'))
    .map((word) => (Object.hasOwn(SLANG, word) ? word : (lengthened(word) ?? word)))
    .map((word) => (Object.hasOwn(SLANG, word) ? (SLANG[word] ?? word) : corrected(word)))
    .filter((word) => word !== '')
    .join(' ');
