import { once } from './once.ts';
import type { Found } from './signs.ts';
import { type Reading, tokenize } from './tokens.ts';

/**
 * Words that are common in sentences of all kinds, by part of speech. Left out are "mais" and "nunca", which can make a
 * sign of them, and "ser" and "estar", which can be negated.
 */
const COMMON_WORDS: readonly string[] = [
  'a o as os um uma uns umas',
  'eu tu você ele ela nós vocês eles elas gente me te se lhe mim ti si comigo contigo',
  'meu minha meus minhas seu sua seus suas nosso nossa dele dela',
  'isso isto aquilo esse essa este esta aquele aquela mesmo mesma outro outra',
  'de do da dos das em no na nos nas para pra pro por pelo pela com ao à às sobre desde até entre',
  'e ou mas que se porque pois como quando onde quem qual quais quanto quantos enquanto',
  'aqui aí ali lá cá hoje ontem amanhã agora depois antes já ainda sempre logo cedo tarde',
  'dia dias noite semana mês ano hora vez vezes segunda terça quarta quinta sexta sábado domingo',
  'muito muita pouco tão bem mal só também assim tudo nada algo alguém talvez quase igual novo',
  'sim não nem ok tá certo claro pronto beleza',
  'oi olá opa alô ei bom boa tchau valeu obrigado obrigada favor licença desculpa',
  'sou é somos são era fui foi será estou está estamos estão estava tava estive esteve',
  'tenho tem temos tinha tive teve ter vou vai vamos vão ia ir vim vem vir volto voltei',
  'quero quer queria quis querer posso pode podia poder devo deve preciso precisa',
  'faço faz fiz fez fazer digo diz disse dizer falo fala falei falou falar conto conta contar',
  'sei sabe saber acho acha achei vejo vê vi viu lembro lembra gosto gosta gostei entendi tentei',
  'conversar perguntar explica ajuda ajudou',
];
const common = once(
  (): ReadonlySet<string> => new Set(COMMON_WORDS.flatMap((line) => tokenize(line).words.map(({ text }) => text))),
);

/** Most words of a text that is ignored because all are common; a longer one is a sentence. */
const COMMON_MAX = 4;
const LETTER = /\p{L}/u;

/**
 * Whether the text has anything to score. Without a sign, a single word is not enough, and neither are a few common
 * words, with which any sentence may begin ("eu estou").
 */
export function isTelling({ words }: Reading, { level }: Found): boolean {
  if (level !== 'none') return true;
  const different = new Set<string>();
  let count = 0;
  let isCommon = true;
  for (const { text } of words) {
    if (!LETTER.test(text)) continue;
    count += 1;
    different.add(text);
    isCommon &&= count <= COMMON_MAX && common().has(text);
    if (!isCommon && different.size > 1) return true;
  }
  return false;
}
