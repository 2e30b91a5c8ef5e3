import { SOMEBODY } from './persons.ts';
import { anyOfWords, plainWordsOf } from './plain-words.ts';

/** A death by suicide; "se matou de trabalhar" and "se jogou na piscina" are none. */
const DIED_SO = anyOfWords(
  '(?<!quase )(?:se (?:matou|mataram|suicidou|suicidaram|enforcou|envenenou)|suicidou(?: se)?|tirou (?:a |sua |a sua )?(?:propria )?vida|tirou a vida (?:del[ea]|propria)|deu (?:um )?fim (?:n?a|a) (?:propria |sua )?vida|acabou com a (?:propria )?vida|cometeu (?:o )?suicidio|se foi por suicidio|morreu (?:por|de) suicidio|desistiu da vida|pulou d[aeo] (?:ponte|predio|viaduto|janela|sacada|\\S+ andar)|se jogou d[aoe] (?:ponte|predio|viaduto|janela|sacada|terraco|\\S+ andar))(?! (?:de|para|em campo|no jogo|tentando) )',
);
/** Words between somebody and what they did. */
const BETWEEN = '(?: (?!eu |me |quase |tentou |[.,] )[a-z0-9]+){0,5}?';
const SOMEBODY_DIED = new RegExp(`${SOMEBODY}${BETWEEN}(?: ,)? ${DIED_SO}`);
const LOST = anyOfWords(
  `(?:perdi|perdemos|perdeu|perder|perda d[aeo]s?|morte d[aeo]s?|luto (?:d[aeo]s?|pel[ao])) (?:\\S+ ){0,3}?${SOMEBODY}[^.]{0,30}? (?:por|para o|para|pelo|em um|com) suicidio`,
  `${SOMEBODY}[^.]{0,40} (?:se foi|morreu|faleceu|partiu)[^.]{0,20} suicidio`,
  `(?:perdi|perdemos) (?:\\S+ ){0,3}?${SOMEBODY}[^.]{0,40} \\. (?:foi )?suicidio(?= [.,]|$)`,
  `suicidio (?:d[aeo]s?) (?:meu |minha |um |uma )?(?:melhor |unic[oa] )?${SOMEBODY}`,
  'enlutad[oa]s? (?:\\S+ )?(?:por|pelo) suicidio|sobreviventes? (?:enlutad[oa]s? )?(?:de|do|por|ao) (?:luto (?:por|de) )?suicidio|luto (?:por|de|pelo) suicidio',
);
/** Details of that day. */
const AFTERWARDS =
  '(?: (?:e|que|,) (?:deixou [^.,]*|(?:(?:eu|fui|foi|meu|minha|quem|que|mae|pai|irma|irmao|filh[oa]|ti[oa]|vo|avo) ){0,5}(?:encontr|ach|vi(?=u? )|v)(?:ei|iu?|ou) ?(?:el[ea]|o corpo|tudo)?))?';
const LOSS = new RegExp(`${SOMEBODY_DIED.source}|${LOST}`);
const EVERY_LOSS = new RegExp(
  `(?:${SOMEBODY_DIED.source}|${LOST})[^.,]{0,40}?(?= (?:e|mas|que|eu|nao|quero|queria|porque)\\b| [.,]|$)${AFTERWARDS}`,
  'g',
);

/** It happens at this moment, was survived, or is only feared. */
const NOT_DEAD = new RegExp(
  anyOfWords(
    'acabou de se|agorinha|se (?:matou|enforcou|jogou) agora|conseguiram (?:tirar|salvar)|a tempo|sobreviveu|esta (?:vivo|viva|internad\\w|no hospital|na uti)|tent(?:ou|ando|ar|a|ativa)|ameac\\w+|quer|queria se|vai se|carta de suicidio|ideia',
    '(?:novela|serie|musica|letra|filme|livro|jogo|drama|capitulo|teatro|legiao|documentario|protagonista)|(?:no|do) (?:jornal|noticiario)|li que|noticia|ator|atriz|cantor\\w*|personagem|tcc|seminario|getulio|judas',
  ),
);

/** What somebody bereaved says of a danger of their own. */
const OWN_DANGER = new RegExp(
  anyOfWords(
    '(?:quero|queria|vou|vontade de|penso em|pensando em|pensei em|querendo|preciso|devia|deveria|era para eu) (?:\\S+ ){0,2}?(?:(?:ir|ido) (?:junto|com el[ea]s?|embora|atras|tambem)(?! (?:ao|no|na|para o|para a) )|atras del[ea]|encontrar (?:com )?el[ea]|(?:faz\\w+|fazer isso|seguir) (?:o mesmo|igual|a mesma coisa|tambem)|morr\\w+|me (?:matar|jogar|enforcar|suicidar)|sumir|estar (?:la )?com el[ea])',
    'fazer (?:o mesmo|igual|a mesma coisa)|sou [oa] proxim[oa]|[oa] proxim[oa] sou eu|penso (?:nisso (?:tambem|tod\\w+|sempre)|em fazer|em ir)|pensado nisso|coragem que eu nao|invej\\w+ (?:del[ea]|da coragem)|foi espert\\w|escolhi o dia|marquei o dia|(?:na|da) vontade del[ea]',
    '(?<!nao )entendo (?:el[ea]|perfeitamente|por ?que el[ea])|nao pretendo cheg\\w+|nao (?:aguento|quero|suporto|consigo) (?:mais )?(?:viver|existir|continuar|a vida)|minha vez|nao vejo (?:mais )?sentido em|vida nao (?:tem|faz) (?:mais )?sentido',
  ),
);

/** Stems of which every such text has one. A cheap test, because most texts have none. */
const POSSIBLE = /matou|mataram|suicid|enforcou|envenenou|vida|pulou|jogou/;

const isSuicide = (words: string): boolean => POSSIBLE.test(words) && LOSS.test(words) && !NOT_DEAD.test(words);
const isLoss = (words: string): boolean => isSuicide(words) && !OWN_DANGER.test(words);

/** Whether somebody bereaved by suicide tells of a danger of their own. @param words the text as plain words. */
export const wishesToFollow = (words: string): boolean => isSuicide(words) && OWN_DANGER.test(words);

/** Whether the writer lost somebody by suicide, and tells of no danger of their own. */
export const tellsOfSuicideLoss = (text: string): boolean => isLoss(plainWordsOf(text));

/** The text without what it says about somebody's death by suicide. @param words the text as plain words. */
export const withoutLoss = (words: string): string => (isLoss(words) ? words.replace(EVERY_LOSS, ' ') : words);
