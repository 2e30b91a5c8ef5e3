import { anyOfWords } from './plain-words.ts';

const RELATIVE = anyOfWords(
  'mae|pai|irma|irmao|irmaos|filh[oa]s?|avo|vovo|vozinha|ti[oa]|prim[oa]s?|sobrinh[oa]s?|net[oa]s?|afilhad[oa]|entead[oa]',
  'marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]|ex|ficante|crush|sogr[oa]|cunhad[oa]|genro|nora|comadre|compadre',
  'padrasto|madrasta|padrinho|madrinha',
);
const ACQUAINTANCE = anyOfWords(
  'amig[oa]s?|miga|bff|best|colegas?|vizinh[oa]s?|alun[oa]s?|professor[a]?|chefe|paciente|cliente|hospede|seguidor[a]?',
  'menin[oa]s?|garot[oa]s?|rapaz|moc[oa]|guri[a]?|moleque|pia|crianca|bebe|cara|homem|senhor[a]?|idos[oa]|pessoa|alguem|gente',
  'cuidador[a]?|baba|sindic[oa]|porteiro|zelador|aprendiz|estagiari[oa]|motorista|passageir[oa]|dupla|caloura?|veteran[oa]',
);
/** Somebody else as the subject of a sentence. */
export const SOMEBODY = anyOfWords(RELATIVE, ACQUAINTANCE, 'ele|ela|eles|elas');

/** What somebody else says, does or suffers. */
const THEIRS = anyOfWords(
  '(?:me )?(?:disse|diz|dizendo|fala|falou|falando|contou|confessou|mandou|escreveu|escreve|postou|comentou|ligou|perguntou|respondeu|jurou|avisou|desabafou|mostrou|deu)',
  'quer|pensa|pensou|tentou|tenta|tentando|planeja|pretende|ameaca|prefere|ouve|ve|nao ve|repetindo',
  'deixou|doou|distribuiu|dando|distribuindo|parou|desistiu|sumiu|trancou|subiu|se \\w+|guarda|limpa|vendeu',
  'tomou|bebeu|engoliu|cheirou|injetou|caiu|desmaiou|passou mal|vomit\\w+|convuls\\w+|engasg\\w+|infart\\w+|bateu a cabeca',
  'nao (?:acorda|responde|atende|respira|sai|come|fala|mexe|levanta|abre|reage|quer|aguenta|consegue|volta|esta)',
  'esta|estava|fica|ficou|anda|vive|tem|comprou|pegou|foi|apareceu|desenhou|botou|voltou|levou',
);
/** "Minha amiga disse que quer …", up to four words between. */
const SOMEBODY_DOES = new RegExp(
  `${SOMEBODY}(?: (?!eu |me |que |porque |e |mas |[.,])[a-z0-9]+){0,4}?(?: ,)? ${THEIRS}`,
);
/** "Achei uma carta no caderno da minha irmã." */
const FOUND = /\b(?:achei|vi|encontrei|descobri)\b/;
const OF_SOMEBODY = new RegExp(`\\b(?:d[ao]s?|n[ao]|em|com) (?:minha |meu |um |uma )?${SOMEBODY}`);
/** "Como ajudo alguém que quer morrer?" */
const HOW_TO_HELP = new RegExp(
  `\\b(?:ajud\\w+|falo|digo|salv\\w+|socorr\\w+|convers\\w+|medo de que|preocupad[oa] (?:com|por)) [^.]{0,30}${SOMEBODY}`,
);

/** First-person words of somebody who reports, fears or wants to help; they say nothing of the writer's own pain. */
const REPORTING = new RegExp(
  anyOfWords(
    'o que (?:e que )?(?:eu )?(?:que )?(?:eu )?(?:faco|falo|digo|respondo|devo fazer)|(?:eu )?(?:nao )?(?:sei|acho)(?: que| o que)?(?: fazer| dizer)?|(?:como|quando) (?:eu )?(?:ajudo|falo|converso|faco|posso \\w+|devo)',
    '(?:eu )?(?:achei|vi|encontrei|descobri|ouvi|soube|percebi|notei|perguntei|liguei|mandei|bati|cheguei|chamei|falei|fui la|tentei (?:ligar|falar|ajudar|convencer))',
    '(?:eu )?(?:estou|fiquei|fico|to|ando) (?:muito |super |tao |mto )?(?:preocupad\\w|com medo|desesperad\\w|assustad\\w|sem chao|em choque|apavorad\\w|nervos\\w|longe|no (?:onibus|trampo|trabalho)|indo (?:la|para la)|falando com|aqui com el[ea]|com el[ea]|tentando (?:ligar|falar|ajudar))',
    '(?:eu )?(?:tenho|com) medo (?:de el[ea]|dele|dela|que)|(?:eu )?(?:quero|queria|preciso|posso|devo) (?:ajudar|saber|falar|fazer algo|um conselho|contar)|um conselho|moro longe',
    '(?:para|pra) mim|de mim|comigo|me (?:disse|diz|fala|falou|falando|contou|confessou|mandou|escreveu|ligou|perguntou|respondeu|jurou|avisou|mostrou|deu|pediu|abracou|beijou|deixou|liga|conta|preocup\\w+)',
    'que eu (?:guardasse|ficasse|cuidasse|lembrasse|soubesse|nao contasse|refizesse|chorasse)|(?:para|pra) eu (?:nao )?(?:guardar|ficar|cuidar|lembrar|chorar|contar)',
  ),
  'g',
);
/** A first-person word, by its form. */
const FIRST_PERSON = new RegExp(
  anyOfWords(
    'eu|me|mim|comigo',
    'vou|estou|sou|tenho|quero|queria|posso|fico|ando|penso|sinto|consigo|aguento|preciso|acho|faco|vivo|moro morrer|mereco|desconto|escondo|prometi|menti|resolvi|decidi|cansei|desisti|fiz|fui|quis|tive|vim|subi|desci|abri|escrevi|dormi|cumpri|senti|pedi|li',
    '(?!sei|lei|rei|achei|encontrei)[a-z]{1,}ei',
    'sem mim|minha (?:vida|morte|falta|hora|despedida|cabeca)|meu (?:fim|enterro|velorio|plano|corpo|pulso|braco)|meus planos|peso para|fardo|se alguem|alguem choraria|por conta propria|por mim|motivo',
  ),
);

/** Whether a text about suicide, self-harm or an emergency is about somebody else, and says nothing about the writer. */
export function isAboutSomebody(words: string): boolean {
  const isSomebody =
    SOMEBODY_DOES.test(words) || HOW_TO_HELP.test(words) || (FOUND.test(words) && OF_SOMEBODY.test(words));
  return isSomebody && !FIRST_PERSON.test(words.replace(REPORTING, ''));
}

const HURTS = anyOfWords(
  'bat(?:e|eu|endo|er|ia|em)|espanc\\w+|agred\\w+|agrid\\w+|chut\\w+|soc(?:a|ou|ando)|empurr\\w+|enforc\\w+|surr(?:a|ou|ando)|maltrat\\w+|machuc\\w+|amarr\\w+|tranc\\w+|ameac\\w+|abus\\w+|estupr\\w+|mex(?:e|eu|endo|ia)|molest\\w+|queim\\w+|apont\\w+',
);
const KNOWN = `(?:(?:minha|meu|minhas|meus|a|o|as|os|propri[oa]|um|uma|sua|seu|nossa|nosso|aquel[ea]) ){1,2}${SOMEBODY}`;
const VICTIM = new RegExp(
  `${HURTS} (?:\\S+ ){0,2}?(?:(?:em|n[ao]s?|d[ao]s?|com|para) )?(?:${KNOWN}|nel[ea]s?|del[ea]s?|com el[ea]s?)`,
);
const SUFFERS = new RegExp(
  `${SOMEBODY}(?: (?!que |eu )\\S+){0,6}? (?:(?:apanh(?:a|ando|ou)|sofr(?:e|endo|eu))|(?:sendo|e|foi|era|fica|esta|vive|anda|aparece|chega|chegou|apareceu|voltou) (?:\\S+ ){0,5}?(?:agredid|espancad|abusad|ameacad|violentad|amarrad|trancad|maltratad|estuprad|queimad|rox|hematoma|marcas?|cicatriz|presa))`,
);
/** "Minha amiga contou que o padrasto mexe com ela." */
const REPORTED_HURT = new RegExp(
  `${SOMEBODY} (?:me )?(?:contou|falou|disse|conto|mostrou)[^.]* ${HURTS}|vizinh\\w+[^.]*(?:grit|socorro)`,
);
/** What is done to the writer. */
const TO_ME = new RegExp(
  anyOfWords(
    'me|mim|comigo|eu|nos|apanho|apanhei|fui|levei|sofro|sofri|sendo chantagead\\w|trancad\\w|escondid\\w|medida protetiva|tenho medo|estou com medo|minha casa|meu (?:corpo|braco|rosto|olho|dente|cabelo|pescoco)|minha cara',
  ),
);
const TELLS_ME =
  /\bme (?:contou|conto|conta|disse|falou|fala|mandou|ligou|mostrou|pediu|confessou|chamou|preocup\w+)\b/g;

/** Whether a text about violence is about violence against somebody else. */
export const isSomebodyHurt = (words: string): boolean =>
  (VICTIM.test(words) || SUFFERS.test(words) || REPORTED_HURT.test(words)) &&
  !TO_ME.test(words.replace(TELLS_ME, '').replace(REPORTING, ''));
