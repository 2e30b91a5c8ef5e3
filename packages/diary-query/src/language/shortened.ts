/** Words of questions about a diary that people shorten by leaving out vowels: "mlhr", "smn", "jnho". */
const LEXICON =
  'melhor semana semanas media medias quando quanto quantos quantas mesmo junho julho marco abril agosto setembro outubro novembro dezembro janeiro fevereiro hoje ontem ultima ultimo registro registros trabalho corrida cerveja reuniao exercicio descanso familia amigos seguinte seguido seguidos fazendo deixando subindo descendo caindo melhorando piorando comparado daquele daquela naquele naquela bem mas tambem muito nada tudo depois agora quero nunca sempre domingo segunda quinta sexta sabado noite manha tarde passado passada diferenca variou marquei anotei escrevi dormindo primeira primeiro resultado ansiedade depressao sequencia numero vezes menos grafico pessimo terrivel'.split(
    ' ',
  );
const EXPLICIT: Readonly<Record<string, string>> = {
  ess: 'esse',
  dess: 'desse',
  ness: 'nesse',
  qro: 'quero',
  aq: 'aqui',
  ms: 'mes',
  ag: 'agora',
  agr: 'agora',
  mds: 'mds',
  vdd: 'verdade',
  fd: 'pesado',
  fdd: 'mal',
  mrc: 'marco',
  bm: 'bem',
  pr: 'para',
};

const bones = (word: string): string => word.replace(/[aeiou]/g, '');
const byBones = new Map<string, string | null>();
for (const word of LEXICON) byBones.set(bones(word), byBones.has(bones(word)) ? null : word);

function isWithin(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** The word that was shortened by leaving out vowels; null if none was. */
export function lengthened(word: string): string | null {
  if (Object.hasOwn(EXPLICIT, word)) return EXPLICIT[word] ?? null;
  const consonants = bones(word);
  // Of words with some vowels only longer ones, which are no words themselves.
  if (word !== consonants && (consonants.length < 3 || (/[aeiou]$/.test(word) === false && consonants.length < 4)))
    return null;
  const meant = byBones.get(consonants);
  if (!meant || word.length >= meant.length || word[0] !== meant[0] || !isWithin(word, meant)) return null;
  return meant;
}
