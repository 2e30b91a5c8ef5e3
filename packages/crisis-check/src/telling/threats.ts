import { isAboutSomebody, SOMEBODY } from './persons.ts';
import { anyOfWords } from './plain-words.ts';

/** Meaning to do it, thinking of it, or fearing it. */
const INTENT = anyOfWords(
  'vou|quero|queria|vontade (?:\\S+ )?de|penso (?:muito |sempre )?em|pensei em|pensar em|pensando em|pensamentos? (?:\\S+ )?de|imagin(?:o|ando|ei)|planej(?:o|ando|ei)(?: de| como)?|medo (?:de|que)|capaz de|preciso|tenho que|prestes a|decidi|jurei|juro que|pronto para|a fim de|afim de|doid[oa] para|louc[oa] para|para',
  'perder a cabeca e|perco a cabeca e|indo|ainda|avo(?= (?:mata|fura|esfaquea|quebra)r?\\b)|impetos? de|impulsos? de|a ponto de',
);
const KILL = anyOfWords(
  '(?<!me |se |mim )(?:matar?|esfaquear?|degolar|enforcar?|estrangular?|esganar?|envenenar?|fuzilar|apunhalar|sufocar?|afogar|executar|furar?|machucar?|ferir|espancar?|agredir|surrar)',
  'matar?(?= l[oa]s?\\b)|tirar a vida de|acabar (?:matando|machucando|esfaqueando|enforcando|sufocando)|fazer (?:mal|algo|alguma coisa|(?:uma )?(?:loucura|besteira))(?= (?:com|a|para)\\b)|(?:dar|por|botar|colocar) veneno|tocar fogo|(?:empurrar|jogar)(?= [^.]{0,25}\\b(?:escada|janela|sacada|ponte|trilhos?|varanda))',
  '(?:dar|meter|enfiar) (?:um |uma |a |o |umas? )?(?:tiros?|facadas?|faca|bala|facao|paulada|machadada)(?: na cara| no peito| na barriga| na cabeca)?|atirar|por fogo|botar fogo|tacar fogo|meter fogo|atear fogo',
  '(?:quebrar|arrebentar|encher|moer|cobrir)(?= (?:\\S+ )?(?:\\S+ )?(?:\\S+ )?(?:de|na|no) (?:porrada|soco|pau|pancada|tiro)s?)',
);
const BEFORE_TARGET =
  '(?:(?:ate|para|um|uma|o|a|os|as|em|n[ao]s?|d[ao]s?|com|de|meus?|minhas?|ess[ea]s?|aquel[ea]s?|este|esta|ness[ea]s?|naquel[ea]s?|tod[oa]s?|todo mundo|propri[oa]|casa|pobre|vida|comida|agua|cafe|bebida) ){0,4}';
const TARGET = anyOfWords(
  'el[ea]s?|nel[ea]s?|del[ea]s?|l[oa]s?(?= |$)|alguem|todo mundo|todos|gente|pessoas|famil\\w+|patrao|patroa|amante|desgracad\\w|filh[oa] da put\\w|vagabund\\w|infeliz|bandido|safad\\w|aquele [a-z]{3,}|inimig[oa]s?|moradores|escola|faculdade',
  SOMEBODY.slice(2),
);
const MEANS_IT = new RegExp(
  `${INTENT} (?:(?:eu|so|muito|hoje|agora|logo|mesmo|ir la|pegar|de) ){0,2}${KILL} ${BEFORE_TARGET}${TARGET}`,
);
/** "Eu mato ele", "ou eu mato ela": no verb of meaning. */
const I_KILL = new RegExp(
  `\\beu (?:ainda )?(?:mato|esfaqueio|furo|enforco|esgano|meto a faca|dou um tiro|dou uma facada) ${BEFORE_TARGET}${TARGET}`,
);
/** "Quase bati no meu filho". */
const ALMOST = new RegExp(
  `\\bquase (?:matei|bati|machuquei|esfaqueei|enforquei|sufoquei|furei|joguei) ${BEFORE_TARGET}${TARGET}`,
);
/** "Vou acabar com ele", "vou quebrar ele na porrada", a massacre. */
const IN_OTHER_WORDS = new RegExp(
  anyOfWords(
    'acabar com a (?:vida|raca) (?:del[ea]s?|d[aoe]s? (?:\\S+ )?\\S+)',
    '(?:vou|quero|vontade de) (?:\\S+ )?(?:arrebentar|quebrar|partir) (?:a cara|a cabeca|os dentes|no meio) (?:d[aeo]l?[aeo]?s?)|(?:vou|quero|eu) (?:meter|meto) a faca',
    '(?:vou|quero|indo|vontade de) (?:\\S+ )?(?:entrar|chegar|sair) (?:\\S+ ){0,3}(?:atirando|esfaqueando|matando)|(?:fazer|cometer) (?:um|uma) (?:massacre|chacina)',
    '(?:vou|quero|vontade de) levar (?:a |uma |o )?(?:faca|arma|revolver|facao|estilete) (?:para|na|no) (?:a |o )?escola',
    '(?:peguei|comprei|estou com|com) (?:\\S+ ){0,2}(?:faca|arma|facao|revolver|peixeira|barra de ferro)[^.]{0,40} (?:vou|quero|para) (?:matar|furar|acabar com|esfaquear) (?!me\\b)\\S+',
    '(?:peguei|estou com|com|comprei) (?:\\S+ ){0,2}(?:faca|arma|facao|revolver|peixeira)[^.]{0,40} (?:vou|indo) atras d(?:e|o|a|os|as|aquel[ea]|ess[ea]) \\S+',
    '(?:imagin\\w+|sonho|sonhando|me vejo) (?:\\S+ )?(?:matando|esfaqueando|enforcando|machucando) (?!me\\b)\\S+',
    '(?:botar|por|tacar|meter|atear) fogo [^.]{0,20}(?:com el[ea]s?|gente) (?:la )?dentro',
  ),
);
/** Somebody else says or means it: "meu irmão disse que vai matar meu pai". */
const THEY_MEAN_IT = new RegExp(
  `${SOMEBODY} [^.]{0,60}?\\b(?:vai|quer|queria|ia|ameac\\w+|jur\\w+|promete\\w*|planej\\w+|pensa em|tem vontade de|diz que|saiu para|falando em|fala em|pensando em)(?: (?:\\S+ ){0,2}?)?(?:de )?(?<!me |se )(?:matar|esfaquear|envenenar|enforcar|estrangular|queimar|dar um tiro (?:em|n[ao])|fuzilar|furar|atirar) (?!me |se |mim)${BEFORE_TARGET}${TARGET}`,
);

/** Said of a trifle, of a game or a story, or laughing. */
const NOT_MEANT = new RegExp(
  anyOfWords(
    'k{2,}|(?:rs)+|(?:ha){2,}h?|(?:he){2,}|(?:hua)+|brincadeira|brincando|carinhosamente|de rir|de susto|de beij\\w+|de cosqu?inha|de amor|de vergonha|de orgulho|de inveja',
    'boss|chefao|fase|jogo|personagem|livro|filme|novela|serie|rpg|fanfic|truco|fifa|futebol|partida|campeonato|corrida|sinuca|xadrez|videogame|goleiro|juiz|tecnico|torcida|spoiler|despertador|mosquitos?|baratas?|aranhas?|formigas?|ratos?|pernilongos?|moscas?|impressora|computador|inventou|reuniao|planilha',
    '(?:usar|pegar|mexer) (?:\\S+ ){0,2}(?:blusa|roupa|maquiagem|celular|videogame|perfume)',
    'com(?:eu|er) (?:\\S+ ){0,3}(?:bolo|chocolate|ovo|iogurte|danone|pizza|lanche|doce|chinelo|sobremesa|pao)|controle(?: remoto)?|carregador|toalha molhada',
  ),
);
const TAKEN_BACK = /\bnao (?:e|eh|era|estou) (?:\S+ )?(?:brincadeira|brincando)\b/;
const FIRST_PERSON =
  /^(?:vou|quero|queria|eu|penso|juro|decidi|tenho|preciso|planejo|peguei|comprei|quase|estou|sonho|imagin\w+|avo)\b/;
/** Stems of which every threat has one. A cheap test, because most texts have none. */
const POSSIBLE =
  /mat[aeo]|veneno|fazer|bati|joguei|esfaq|degol|enforc|estrang|esgan|envenen|fuzil|apunhal|sufoc|afog|execut|fur[aoe]|machuc|ferir|espanc|agred|surrar|tirar a vida|facada|faca|facao|tiro|bala|fogo|atira|quebrar|arrebent|partir|moer|encher|cobrir|acabar|fazer mal|empurrar|jogar|massacre|chacina|arma|revolver|peixeira/;
/** Voices that command it are an emergency. */
const VOICES = /\bvoz(?:es)?\b/;

/** The threatened person is the writer too. */
const ME = /\b(?:me|mim) (?:matar|mate|esfaquear|bater)\b|\bmatar (?:eu|a mim)\b/;

/**
 * Whether a text tells that somebody may be killed or hurt by the writer (`self`) or by somebody else (`other`); null if
 * it doesn't. Threats against the writer are violence, and no threat in this sense.
 *
 * @param words the text as plain words.
 */
export function threatOf(words: string): 'self' | 'other' | null {
  if (
    !POSSIBLE.test(words) ||
    VOICES.test(words) ||
    /\bcom (?:a )?(?:gente|nos) dentro\b/.test(words) ||
    (NOT_MEANT.test(words) && !TAKEN_BACK.test(words))
  )
    return null;
  const isTheirs = THEY_MEAN_IT.test(words) && !ME.test(words);
  const own = MEANS_IT.exec(words) ?? I_KILL.exec(words) ?? ALMOST.exec(words) ?? IN_OTHER_WORDS.exec(words);
  if (own === null) return isTheirs ? 'other' : null;
  // "Para matar" and "medo de matar" have no person.
  if (FIRST_PERSON.test(own[0])) return 'self';
  const before = words.slice(0, own.index);
  return isTheirs || /\b(?:tem|teve|sente) (?:muit[oa] )?$/.test(before) || isAboutSomebody(words) ? 'other' : 'self';
}

/** A weapon is no joke. */
const ARMED = new RegExp(anyOfWords('faca|facao|arma|revolver|pistola|espingarda|peixeira'));

/** A threat that is announced without a doubt. */
const CERTAIN = new RegExp(
  anyOfWords(
    'faca|facao|arma|revolver|pistola|espingarda|peixeira|veneno|envenenar|gasolina|fogo|hoje|agora|juro|bebe|nenem|recem|crianca|na moral|jurei|serio|nao e brincadeira|nao estou brincando|sei onde el[ea]|indo la|indo na casa|planejando|esperando el[ea]|enquanto (?:el[ea]|dorme)|dormir|dormindo|me mato|desgracad\\w|escola|tiro|facada|esfaquear|raiva|odio|medo de mim|apavor\\w+|me assust\\w+|idos[oa]|descontrol\\w+|ficando real|perder a cabeca|cansei|nao consigo parar|na rua|se eu (?:ver|vir|encontrar|pegar) el[ea]|se el[ea] (?:aparecer|vier|encostar|chegar|voltar)',
  ),
);
const BARE =
  /^(?:eu )?(?:vou|quero) (?:matar|esfaquear) (?:el[ea]s?|(?:meu|minha|ess[ea]|aquel[ea]) \S+|todo mundo|todos)(?: \.)?$/;

/** Whether the writer threatens somebody plainly: with the means, a time or a reason to take it seriously. */
export const threatensPlainly = (words: string): boolean =>
  threatOf(words) !== null && (CERTAIN.test(words) || BARE.test(words));

const JEST = new RegExp(
  anyOfWords(
    'k{2,}|(?:rs)+|(?:ha){2,}h?|(?:he){2,}|carinhosamente|de (?:rir|susto|beij\\w+|cosqu?inha|amor|vergonha|orgulho)',
    '(?:com(?:eu|er)|devolver|usar|mexer|pegar|pegou|escondeu|formatou|estragou|riscou) (?:\\S+ ){0,3}(?:bolo|chocolate|ovo|iogurte|danone|pizza|lanche|doce|chinelo|sobremesa|pao|controle|carregador|notebook|parede|blusa|roupa|maquiagem|celular|perfume)',
  ),
);
const JOKE = new RegExp(`${THEY_MEAN_IT.source}|${MEANS_IT.source}`, 'g');

/** The text without a threat that is a joke. @param words the text as plain words. */
export const withoutJoke = (words: string): string =>
  JEST.test(words) && !TAKEN_BACK.test(words) && !ARMED.test(words) ? words.replace(JOKE, ' ') : words;
