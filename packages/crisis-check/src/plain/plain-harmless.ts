import { withoutLoss } from '../telling/loss.ts';
import { SOMEBODY } from '../telling/persons.ts';
import { anyOfWords } from '../telling/plain-words.ts';
import { withoutJoke } from '../telling/threats.ts';

const MEDICINE = '(?:remedios?|comprimidos?|cartelas?|medicamentos?|medicac(?:ao|oes)|pilulas?|capsulas?)';
const COURSE =
  '(?:antibiotic\\w+|amoxicilina|azitromicina|cefalexina|anti ?inflamatori\\w+|xarope|vermifugo|vitaminas?|corticoide|prednisona|ibuprofeno|anticoncepcional|suplemento|antialergic\\w+|vacina|homeopatia)';
const FINISHED =
  '(?:ate o fim(?: , (?:a )?(?:cartela|caixa) (?:inteira|toda))?|termin\\w+ (?:o |meu )?tratamento|fim do tratamento|como (?:o|a) medic[oa]|conforme (?:a |o )?\\w+|receit\\w+|prescri\\w+|certinho|(?:nos )?horarios? certos?|(?:em|por|durante) (?:\\d+|sete|dez|cinco|quatorze|a|uma|duas) (?:dias|semanas?)|\\d+ dias|sar(?:ei|ou)|melhorei|melhorou)';
/** Words after which no medicine is taken as prescribed. */
const NOT_AS_PRESCRIBED =
  /\b(?:de uma (?:so )?vez|tudo junto|de vez|nao acordar|morr\w+|dormir para sempre|acabar com|vou tomar|para tomar|overdose|alcool|vodka|cachaca|rivotril|clonazepam|veneno|me mat\w+)\b/;
const AS_PRESCRIBED = [
  // A course of medicine that was finished.
  `(?:tom(?:ei|ou|amos)|termin(?:ei|ou)|acab(?:ei|ou)|usei) [^.]{0,40}?${COURSE}[^.]{0,20}(?:[.,] )?[^.]{0,40}?${FINISHED}`,
  `(?:tom(?:ei|ou)|termin(?:ei|ou)|acab(?:ei|ou)) (?:\\S+ ){0,3}?(?:cartelas?|caixas?|frascos?|doses?|comprimidos?) (?:\\S+ ){0,2}?(?:${COURSE}|[^.]{0,30}?${FINISHED})`,
  // Medicines sorted for the week.
  `(?:separ|organiz|arrum|mont|prepar)(?:ei|ou|o|ar|ando|amos) (?:a |as |minha )?caixinhas? d[aeo]s? (?:\\S+ )?${MEDICINE}`,
  `(?:separ|organiz|arrum|mont|prepar|junt|guard|cont|compr|deix)(?:ei|ou|o|ar|ando|amos) (?:\\S+ ){0,3}?${MEDICINE}[^.]{0,50}? (?:caixinhas?|organizador|porta (?:comprimidos|remedios)|potinhos?|(?:da|para a|para|de toda a|por) (?:a )?semana(?: toda| inteira)?|por (?:horario|dia)|vencidos[^.]*)`,
];

const ACCIDENT =
  '(?:sem querer|cozinhando|cozinha|descascando|brincando|no parquinho|na escola|fogao|jogando|correndo|caiu|caindo|tropec\\w+|fazendo|ajudando|cortando|abrindo|lavando|consertando|andando|acidente|no portao|na quina)';
const ON_PURPOSE =
  /\b(?:de proposito|de novo|escondid\\w+|banheiro|quer morrer|se corta|tranc\w+|se mat\w+|braco|pulso)\b/;
const SOMEBODYS_ACCIDENT = `(?:meu |minha |o |a )?${SOMEBODY}(?: \\S+){0,3}? se (?:cortou|machucou|queimou|furou|feriu|ralou|arranhou)[^.]{0,40}? ${ACCIDENT}[^.]*`;

const SCRATCH = `(?:meu |minha |o |a )?${SOMEBODY}(?: \\S+){0,2}? se (?:arranhou|ralou)`;

const WANTS_TO_LIVE =
  '(?<!nao |nao sei se (?:eu )?)(?:eu )?quero (?:e |so |muito )?viver (?:, )?(?:e |e sim |mas )?nao (?:quero )?(?:mais )?(?:morrer|me matar)';
const DRINKING =
  '(?:estou|ando|vivo|venho|voltei a|comecei a|sigo)? ?(?:bebendo|beber|bebo|tomando cerveja|tomando vinho)(?: (?:sozinh[oa]|muito|demais|escondid[oa]|em casa|quase|cerveja|vinho|cachaca)){0,3} (?:tod[oa]s? (?:santo |os |as )?(?:dias?|noites?|santo dia)|demais|muito)';
const LIVING_SOMEWHERE =
  'nao (?:quer(?:o|ia)|aguento) (?:mais )?(?:estar|ficar|morar|trabalhar|continuar) (?:mais )?(?:aqui )?(?:(?:em|n[ao]|nest[ea]|ness[ea]|com) )(?!mundo|terra|vida|planeta|plano|corpo|inferno|pele|mim|natal|ano|aniversario|fim|dia|mes|semana|proxim|futuro|amanha|pesadelo)\\w+(?: d[aoe]s? (?:meus? |minhas? )?\\w+)?';

/** "To" is read as "estou". */
const ENGLISH =
  'i (?:just |really )?(?:want|wanna) (?:to |estou )?(?!die|kill|end|be dead|disappear|stop|hurt|cut|sleep forever)\\w+|i (?:do not|don t|dont) (?:want|wanna) (?:to |estou )?die';
/** Words after which drinking is more than a habit. */
const NOT_DRINKING_ALONE = /\b(?:mistur\w+|remedios?|comprimidos?|rivotril|clonazepam|morr\w+|acabar|me mat\w+)\b/;

const CLEAR_OF_PILLS = new RegExp(anyOfWords(...AS_PRESCRIBED), 'g');
const CLEAR_OF_ACCIDENT = new RegExp(`${SOMEBODYS_ACCIDENT}|${SCRATCH}`, 'g');
/** Words of grief, and of fearing to hurt feelings. */
const NO_GOODBYE = 'queria ter (?:me )?(?:despedido|dito adeus|dado (?:um |o )?(?:ultimo )?(?:adeus|abraco|tchau))';
const FEELINGS = '(?:medo de )?machucar (?:\\S+ ){0,2}sentimentos?(?: del[ea]s?)?';

const CLEAR_OF_OTHERS = new RegExp(anyOfWords(WANTS_TO_LIVE, LIVING_SOMEWHERE, ENGLISH, NO_GOODBYE, FEELINGS), 'g');
const CLEAR_OF_DRINKING = new RegExp(anyOfWords(DRINKING), 'g');

/** Things of every day that are also means, and days that end. */
const EVERYDAY = new RegExp(
  anyOfWords(
    `(?:peguei|busquei|comprei|retirei|fui (?:pegar|buscar)) (?:\\S+ ){0,2}?${MEDICINE} (?:\\S+ ){0,3}?(?:na farmacia|no posto|na ubs|na upa|no caps|de pressao)`,
    '(?:peguei|busquei|comprei|retirei) (?:\\S+ ){0,2}?na farmacia',
    'cordas? (?:(?:de|do|para|para a|para o) (?:violao|guitarra|cavaquinho|pular|varal|rede|barco)|para (?:pendurar|amarrar) (?:a rede|o varal|\\S+ cachorro))',
    '(?:gil+ete|lamina|barbeador)s? (?:\\S+ ){0,2}?(?:no mercado|para (?:depilar|barbear|raspar|fazer a barba)(?: \\S+){0,2})',
    'com a faca e o queijo na mao|com a corda toda|(?:passando|passei|parad[oa]|transito) (?:n?o|pelo|em cima do) viaduto',
    '(?:separei|juntei|arrumei) (?:os )?documentos (?:d[aeo]s? )?\\S+|ultimo dia d[eoa]s? (?:ano|ferias|mes|aulas?|provas?|inscricao|inscricoes|curso|prazo)',
    'quem (?:ve|vai ver|fica com) (?:o )?meu diario (?:se|quando) eu morrer|aprendendo a cortar (?:com|a|o) \\S+',
    'vao? me matar se eu (?:\\S+ ){1,9}(?:k{2,}|rs+)|(?:so )?(?:penso|pensando) em coisas? (?:ruim|ruins)',
    '(?:ha|faz) (?:uns |mais de )?\\S+ anos (?:\\S+ ){0,3}?tentei me matar',
  ),
  'g',
);
/** With these words nothing is everyday. */
const NOT_EVERYDAY =
  /\b(?:quero morrer|vou morrer|me matar (?:hoje|agora|amanha)|quero me matar|vou me matar|suicid\w+|acabar com (?:tudo|isso)|nao aguento|comigo|em mim|larguei|adeus|despedi\w*|de novo|ainda quero|voltar a|para sempre|(?:vou|quero|queria) (?:me )?pular|(?:sai|larguei)\b.{0,20}\bdesist\w+)\b/;

/** Cheap tests, because most texts have none of these. */
const HAS_EVERYDAY =
  /farmacia|posto|ubs|upa|caps|pressao|corda|gil+ete|lamina|barbeador|faca|viaduto|documentos|ultimo dia|diario|tentei me matar|me matar se eu|coisas? rui/;
const HAS_OTHERS = /queria ter|sentimento|viver|aqui|want|wanna|\bnao (?:quer|aguento)/;
const HAS_PILLS = new RegExp(
  `${COURSE}|tratamento|receit|caixinha|organizador|porta (?:comp|rem)|potinho|semana|por (?:horario|dia)|vencidos|dias`,
);
const HAS_ACCIDENT = /se (?:cortou|machucou|queimou|furou|feriu|ralou|arranhou)/;
const HAS_DRINK = /bebendo|beber|bebo|tomando/;

/**
 * The text without what is harmless for sure, whatever the weights say; the same text if it has nothing of this kind.
 *
 * @param words the text as plain words.
 */
export function withoutHarmless(words: string): string {
  let rest = HAS_OTHERS.test(words) ? words.replace(CLEAR_OF_OTHERS, ' ') : words;
  if (HAS_PILLS.test(rest) && !NOT_AS_PRESCRIBED.test(rest)) rest = rest.replace(CLEAR_OF_PILLS, ' ');
  if (HAS_ACCIDENT.test(rest) && !ON_PURPOSE.test(rest)) rest = rest.replace(CLEAR_OF_ACCIDENT, ' ');
  if (HAS_DRINK.test(rest) && !NOT_DRINKING_ALONE.test(rest)) rest = rest.replace(CLEAR_OF_DRINKING, ' ');
  if (HAS_EVERYDAY.test(rest) && !NOT_EVERYDAY.test(rest)) rest = rest.replace(EVERYDAY, ' ');
  return withoutLoss(withoutJoke(rest));
}
