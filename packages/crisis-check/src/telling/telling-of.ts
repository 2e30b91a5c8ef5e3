import type { CrisisKind } from '../patterns/pattern-table.ts';
import { saysHotlineFails } from './after-crisis.ts';
import { wishesToJoin } from './joining.ts';
import { wishesToFollow } from './loss.ts';
import { hasMeansAtHand } from './means.ts';
import { isAboutSomebody, isSomebodyHurt, SOMEBODY } from './persons.ts';
import { plainKind } from './plain-kind.ts';
import { anyOfWords, plainWordsOf } from './plain-words.ts';
import { threatOf } from './threats.ts';

/**
 * Kind of a crisis by the help that it needs. `means`: the means are at hand; `hotline`: the helpline was called and
 * nobody answered; `child`: a child or a teenager is being hurt; `threat`: somebody may be killed or hurt, by the writer
 * or by somebody else.
 */
export type HelpKind = CrisisKind | 'means' | 'hotline' | 'child' | 'threat';

type Telling = { readonly kind: HelpKind; readonly about: 'self' | 'other' };

const EMERGENCY = new RegExp(
  anyOfWords(
    'nao (?:esta )?(?:mais )?(?:acorda\\w*|respira\\w*|reage|respondendo(?: direito)?|mexe um lado|sabe que dia)|inconscient\\w+|desacordad\\w|desmai\\w+|convuls\\w+|convulcion\\w+',
    '(?:infart|enfart)\\w+|avc|derrame|boca torta|fala (?:\\S+ )?enrolad\\w|falando (?:tudo )?enrolado|rosto caido|dor (?:\\S+ ){0,2}no peito|aperto no peito descendo',
    'falta de ar|falta ar|puxar o ar|engasg\\w+|lingua inchou|sangr\\w+ (?:muito|sem parar|demais)|bateu a cabeca|bati a cabeca|picad\\w de (?:cobra|escorpiao)|afog\\w+|eletrocut\\w+',
    'overdose|(?:tomou|bebeu|engoliu|cheirou|tomei|engoli) (?:\\S+ ){0,3}(?:todos?|todas?|tudo|demais|muitos?|monte|cartelas?|caixas?|frasco|veneno|chumbinho|remedios?|comprimidos?|soda|\\d{2,})',
    'caiu (?:\\S+ ){0,5}e nao (?:levanta|acorda|consegue)|vendo (?:bicho|vulto)s?|ouvindo (?:vozes|gente que nao)',
  ),
);
const VIOLENT = new RegExp(
  anyOfWords(
    'me (?:bat|espanc|agred|agrid|chut|empurr|enforc|estrang|estupr|ameac|persegu|tranc|amarr|toc|encost|agarr|apalp|alis|abus|molest|queim|forc|obrig|machuc|esfaque)\\w*',
    '(?:bat(?:e|eu|endo|em|er)|espanc\\w+|encost\\w+|mex(?:e|eu|endo)) (?:em mim|comigo)|apanh(?:o|ei|ando|ar|a|ou)|surra|porrada|tapa|soco|facada|coronhada|garrafada|hematomas?|olho roxo|estupr\\w+|abus(?:o|ou|ada|ado)',
    '(?:mandou|pediu|tem|publica\\w*|vaz\\w+) (?:\\S+ ){0,3}(?:fotos?|nudes?|videos?)|arma (?:na minha|do meu)|homem dentro da minha casa|de morte|quebrando (?:tudo|as coisas?|a casa)',
  ),
);
const SCREAMS = new RegExp(
  `${anyOfWords('vizinh[oa]s?|apartamento|302|casa ao lado|mulher|alguem')}[^.]{0,40}${anyOfWords('grit\\w+|socorro|apanhando|quebr\\w+|barulho')}`,
);

const CHILDS_AGE = '(?:[5-9]|1[0-7]|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete)';
/** The writer is a child or a teenager. */
const IS_CHILD = new RegExp(
  anyOfWords(
    `(?:tenho|fiz|completei|vou fazer) (?:so |apenas )?${CHILDS_AGE}(?: aninhos| anos?)?(?! (?:anos|meses|dias|semanas|horas|quilos|reais|filhos|irmaos|vezes|provas?|aulas?)| de (?:casad|namor|trabalh|profiss))`,
    'sou (?:de )?menor|sou (?:uma |um )?(?:crianca|adolescente)|(?:do|no) (?:[5-9]o?|sexto|setimo|oitavo|nono) ano|(?:na|da) (?:minha )?escola|minha (?:professora|diretora|madrasta)|meu (?:padrasto|professor)',
  ),
);
const IS_ADULT = new RegExp(
  anyOfWords(
    'me[ue]s? filh[oa]s?|minhas? filhas?|meu marido|minha (?:esposa|mulher)|meu (?:chefe|trabalho|emprego)|alun[oa]s?|sou professora?|na faculdade|quando eu era|na infancia|anos atras|lancheiras?|mexia|abusava|batia|desde os',
  ),
);
const OF_CHILD = new RegExp(
  anyOfWords(
    'criancas?|criancinha|bebe|filh[oa]s?|filhinh[oa]|menin[oa]s?|garotinh[oa]|alun[oa]s?|sobrinh[oa]s?|net[oa]s?|entead[oa]s?|afilhad[oa]s?|irm(?:ao|a)zinh[oa]',
    `(?:de|com|tem) ${CHILDS_AGE}(?: anos| aninhos)?|(?:de|com|tem) [1-4] an(?:os?|inhos)`,
  ),
);

const WEAPON = anyOfWords('faca|facao|arma|revolver|pistola|espingarda|picareta|foice');
/** "Ele disse que se eu for embora me acha", "ele pôs a faca na mesa". */
const THREAT_TO_ME = new RegExp(
  `${SOMEBODY}[^.]{0,60} (?:${anyOfWords(
    'se eu (?:for|sair|contar|grit\\w+|sumir|pedir|larg\\w+|nao for|terminar|falar|demorar)|me (?:acha|enterra|enche|pega|acusa|encurrala|ver|forc\\w+)|comigo dentro|nos dois|(?:proxima?|primeir[oa]) (?:da lista )?sou eu|eu (?:morro|amanheco|acordo|nao passo)|que hoje de eu|matou meu|nao parou',
  )}|${WEAPON} [^.]{0,40}${anyOfWords('mesa|mostr\\w+|grit\\w+|bat\\w+|do meu lado|para mim|na mao|me olhando|travesseiro|sorri\\w*|esta aqui|quarto')})|${SOMEBODY} (?:mostrou|carreg\\w+|apontou|deixa|poe|pos|coloca|colocou|limpa|dorme com) [^.]{0,20}${WEAPON}[^.]* (?:me|mim|eu|gente|separacao|conversa|comendo|jantar|mesa|lado)`,
);

/** "Ele disse que vai me matar", "ameaçaram me matar": the patterns see an own wish to die. */
const THREATENED = new RegExp(
  `(?:${SOMEBODY} [^.]{0,60}?\\b(?:vai|quer|queria|ia|tentou|pode)|\\b(?:ameac(?:ou|aram|am?|ando)|jur(?:ou|aram)|promet(?:eu|eram)|querem|vao|(?:diz|dizendo|disse) que vai))(?: de)? me (?:matar|esfaquear|enforcar|queimar|furar)\\b`,
);
/** "Eu ia me matar", "falei que queria me matar". */
const OWN_DEATH =
  /\b(?:quero|vou|vontade de|penso em) (?:me matar|morrer)\b|\b(?:falei|eu) [^.]{0,40}\b(?:ia|queria) me mat/;

const isChildHurt = (words: string): boolean => IS_CHILD.test(words) && !IS_ADULT.test(words);

const ARMED = new RegExp(WEAPON);
/** The writer got the means, also if they are meant for somebody else. */
const GOT_THEM = /\b(?:comprei|peguei|separei|juntei)\b/;
/** The writer's own wish to die, whatever somebody else says or has. */
const OWN_WISH = new RegExp(
  anyOfWords(
    'me mat\\w+|morrer|eu morro|pens\\w+|pensar|vontade|peso|morta|ir embora|decidi\\w*|se mat\\w+|suicid\\w+|tirar a (?:propria )?vida|acab\\w+ com (?:tudo|a vida)|viver',
  ),
);

/** "Meu pai tem um revólver e eu penso nisso": patterns take the first person that is named. */
const I_THINK_OF_IT =
  /\b(?:eu (?:tambem )?(?:so )?(?:penso|pensei|quero morrer|vou junto|tenho um plano)|penso (?:nisso|toda)|tenho pensado nisso|nao paro de pensar n|vou (?:dar o que|fazer a vontade)|a coragem que eu nao)/;

/** Kind of a text in which the patterns found no sign. */
function kindOfWords(words: string, likely: CrisisKind): CrisisKind {
  if (EMERGENCY.test(words)) return 'acute';
  return VIOLENT.test(words) ? 'violence' : likely;
}

/**
 * What a text about a crisis tells of: its kind, and whether it is the writer's own. Called only for a crisis; decides
 * which help is named, not whether it is.
 *
 * @param sign kind by the patterns; null if none was found.
 * @param likely kind by single words.
 * @param about person by the patterns.
 */
export function tellingOf(text: string, sign: CrisisKind | null, likely: CrisisKind, about: 'self' | 'other'): Telling {
  const words = plainWordsOf(text);
  let kind: CrisisKind = sign ?? kindOfWords(words, likely);
  const isFollowing = wishesToFollow(words) || wishesToJoin(words);
  let isOther = about === 'other' && !isFollowing && !I_THINK_OF_IT.test(words);
  const threat = threatOf(words);
  if (threat === 'self') return { kind: 'threat', about: 'self' };
  if (threat === 'other' && !isChildHurt(words)) return { kind: 'threat', about: 'other' };
  const plain = plainKind(words);
  if (plain !== null) return plain;
  if (SCREAMS.test(words) && !/\bme\b/.test(words)) return { kind: 'violence', about: 'other' };
  if (sign !== 'acute' && THREAT_TO_ME.test(words) && !OWN_WISH.test(words))
    return { kind: isChildHurt(words) ? 'child' : 'violence', about: 'self' };
  if (THREATENED.test(words) && !OWN_DEATH.test(words)) {
    kind = 'violence';
    isOther = false;
  } else if (kind === 'violence') isOther = isOther || isSomebodyHurt(words);
  else isOther = isOther || (!isFollowing && isAboutSomebody(words));
  if (isOther && kind !== 'violence') {
    if (EMERGENCY.test(words)) kind = 'acute';
    else if (isSomebodyHurt(words) && VIOLENT.test(words)) kind = 'violence';
  }
  const person = isOther ? 'other' : 'self';
  if (kind === 'violence') {
    const isOfChild = isOther ? OF_CHILD.test(words) : isChildHurt(words);
    return { kind: isOfChild ? 'child' : 'violence', about: person };
  }
  if (saysHotlineFails(text)) return { kind: 'hotline', about: person };
  if (hasMeansAtHand(text)) {
    if (!isOther || GOT_THEM.test(words)) return { kind: 'means', about: 'self' };
    // A weapon that somebody else holds is a danger to the writer, unless that person speaks of dying.
    return ARMED.test(words) && !OWN_WISH.test(words) && !/\bvida\b/.test(words)
      ? { kind: 'violence', about: 'self' }
      : { kind: 'means', about: 'other' };
  }
  return { kind, about: person };
}
