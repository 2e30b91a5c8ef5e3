import { foldForSearch } from '@alento/domain/text/plain-text';

/** A letter-for-letter folded copy of a text, so that places in both are the same. */
const foldedCopy = (text: string): string => [...text].map((letter) => foldForSearch(letter)[0] ?? ' ').join('');

/** Words at which the text that is looked for ends. */
const END =
  /^(?:ess[ea]s?|est[ea]s?|nes[st][ea]s?|des[st][ea]s?|em|no|na|nos|nas|desde|hoje|ontem|aqui|ai|quando|quantas?|pela|pelo|por|pra|para|com|que|q|ultima|ultimamente|tem|eu|foi|e|ou|mas|se|ate|entre|antes|depois|durante|este|ano|mes|semana|esse|essa|me|minha nota|kk+|rs+|mais|muito|muita|sempre|nao|de|do|da|dos|das|como|meu diario|faz|ha|eh|é|qnts|qts|qnt|agora|tambem|tb|alguma|alguns|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|vez|vezes|la|nele|nela|nisso|pfv|favor|acho|versus|contra|oq|pq|porque|derradeir[oa]|depois)$/;
const ARTICLE =
  /^(?:mt|mto|mta|efeito|efeitos|dess[ea]s?|dest[ea]s?|o|a|os|as|um|uma|palavra|assunto|nome|tal|tema|coisa|alguma|ai|aqui|se|eu|dia|dias|meus?|minhas?|nossa|nosso|esse|essa|tag|vezes?|todas?|todos?)$/;
const OWN = /^(?:meus?|minhas?|nosso|nossa)$/;
/** Words that stand for something said before. */
const PRONOUN = /^(?:isso|ela|ele|elas|eles|dela|dele|delas|deles|disso|nela|nele|nisso|sobre ela)$/;
/** Words that name no subject. */
const EMPTY =
  /^(?:ar|algo|coisa|coisas|nota|notas|diario|registro|registros|anotacao|anotacoes|data|lugar|tempo|verdade|palavra|resultado|texto|vez|vezes|hoje|ontem|mim|voce|vc|tudo|todos|noite|manha|tarde|madrugada|semana|mes|ano|dia|dias|fim|final|comeco|inicio|serio|novo|bom|boa|ruim|mal|bem|feliz|triste|sono|humor|sempre|dormir|cama|app|etiquetas?|tags?|marcador(?:es)?|primeir[oa]s?|ultim[oa]s?|melhor(?:es)?|pior(?:es)?|medias?|humor|sem|dei|dou|vem|ja|fico|fica|comecei|marquei|usei|tive|tenho|dava|seguid[oa]s?|nad[ao]|agora|tras|amanha|mais|menos|muito|pouco|meia|hora|horas|minutos?|ferias|nesse|nisso|app|aplicativo|conta|senha|segunda|terca|quarta|quinta|sexta|sabado|domingo|lixo|frente|tras|baixo|cima|cada|sessao|gente|ca|ter|ser|fazer|ver|tarde|ai|la|abrir|banheiro|medico|casa|falar|telefone|zero|um|dois|tres|quatro|cinco|sobre|oq|pq|porque|derradeir[oa]|ultimo|anterior)$/;

const WORD = /[\p{L}\d]+/gu;
type Piece = { raw: string; folded: string; at: number };
const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(WORD)].map((found) => ({ raw: found[0], folded: foldForSearch(found[0]), at: found.index }));

/** What stands from a place on: one or two words up to an end word. "pronoun" for "ela" or "isso". */
function subjectAt(text: string, at: number): { kind: 'words'; words: string } | { kind: 'pronoun' } | null {
  const taken: string[] = [];
  for (const { raw, folded, at: place } of piecesOf(text.slice(at))) {
    if (taken.length === 0 && PRONOUN.test(folded)) return { kind: 'pronoun' };
    if (taken.length === 0 && OWN.test(folded)) {
      taken.push(raw);
      continue;
    }
    if (taken.length === 0 && END.test(folded) && !ARTICLE.test(folded)) return null;
    if (taken.length === 0 && ARTICLE.test(folded)) continue;
    const isNew = taken.length === 0 || (taken.length === 1 && OWN.test(foldForSearch(taken[0] ?? '')));
    if (!isNew || END.test(folded) || /^\d+$/.test(folded)) break;
    if (/[,.;:?!]/.test(text.slice(at, at + place)) && taken.length > 0) break;
    taken.push(raw);
    if (!OWN.test(foldForSearch(taken[0] ?? ''))) break;
  }
  const last = foldForSearch(taken.at(-1) ?? '');
  if (taken.length === 0 || OWN.test(last) || EMPTY.test(last)) return null;
  const isOwn = OWN.test(foldForSearch(taken[0] ?? ''));
  // "meu chefe" is written "o chefe" too; "minha mãe" names somebody.
  return {
    kind: 'words',
    words:
      isOwn && !/^(?:mae|pai|avo|vo|irma|irmao|filh[oa]|marido|esposa)$/.test(last)
        ? (taken.at(-1) ?? '')
        : taken.join(' '),
  };
}

/** Before the text that is looked for in the notes. */
const WRITTEN: readonly RegExp[] = [
  /\b(?:escrev\w+|escrit[oa]s?|fal(?:ei|o|ava|amos|ar|ou)|desabaf\w+|contei|relat\w+|descrev\w+|cit(?:ei|o|ada|ado)|mencion\w+|reclam(?:ei|o|ava|ar)|coment(?:ei|o|ava)|anot(?:ei|o|ava|ado))\s+(?:muit[oa]s?\s+|mais\s+|alguma coisa\s+|algo\s+)?(?:sobre|a respeito d[eao]s?|d[eao]s?|em)\s+/g,
  /\b(?:fal(?:ei|o|ava)|xing(?:uei|o|ava)|mencion\w+|cit\w+|coloquei|botei)\s+(?=nisso|isso|nel[ea]|el[ea])/g,
  /\bfal(?:ei|o|ava)\s+(?=[a-z]{4,}\s+(?:quant|qnt|qts|muit|ness|no|na|em)\w*)/g,
  /\b(?:escrev(?:i|o|ia)|escrito|mencion(?:ei|o|ado)|cit(?:ei|o|ado)|anot(?:ei|o|ado))\s+(?:o nome (?:d[eao]s?\s+)?|a palavra\s+|as? )?(?=\S)/g,
  /\bpalavra\s+/g,
  /\baparec\w+\s+(?:a palavra\s+|o nome\s+)?(?=\S+ (?:nas|no|em)\b)/g,
  /\b(?:anotac(?:ao|oes)|notas)\s+(?:(?:que|q)\s+(?:tem|tinha|fala\w*|aparec\w+)|com|sobre)\s+(?:a palavra |de |da |do )?/g,
];
const SEARCHED =
  /\b(?:procur(?:a|ar|e)|busc(?:a|ar)|pesquisa|ve(?:r|ja)? se (?:tem|ha|existe)(?: alguma coisa| algo| nada)?(?: d[eao]| sobre))\s+(?:ai\s+|aqui\s+)?(?:todas as vez(?:es)?\s+)?(?:(?:que|q)\s+\S+\s+(?:d[aeo]s?\s+)?)?(?:nas minhas (?:notas|anotac\w+)\s+)?(?:a palavra\s+|se eu escrevi (?:alguma coisa |algo )?(?:sobre |d[aeo] )?)?/g;
/** Days that are described by what happened on them. */
const DAYS =
  /\b(?:dias?|vez(?:es)?|vzs?) (?:em )?(?:(?:que|q) (?:eu )?(?:fui|vou|ia|fiquei|ficava|estive|estava|vi|via|encontrei|falei|tinha|aparece\w*|anotei|escrevi|escrevo)|de|com)\s+(?:(?:n[ao]s?|pr[ao]|para [ao]|para|ao|com|a|o|sobre|d[eao]) )?/g;
const WENT =
  /\b(?:fui|vou|ia|tive|fiz|tomei|comi|(?:quando (?:que |q |e que )?(?:foi|fui))) (?:(?:n[ao]s?|pr[ao]s?|para [ao]|ao|o|a|em|outr[oa]|um|uma|meu|minha) )/g;
/** In a follow-up of such a question: "e a do Rafa?". */
const OTHER = /^(?:e |agora |so )*(?:[ao]s? |n?[ao]s? dias )?(?:d[oae]s?|com|sobre) (?:[oa] )?/g;

const QUOTED = /["“”«»]([^"“”«»]{2,40})["“”«»]/;
/** Common first names and short forms, for names in small letters. */
const NAMES = new Set(
  'julia rafa rafael ana maria joao jose pedro paulo lucas gabriel mateus matheus bruno carlos marcos antonio francisco luiz luis felipe gustavo leo leonardo thiago tiago andre diego daniel eduardo edu fernando rodrigo ricardo vinicius vitor victor caio igor renan arthur miguel davi bia beatriz camila carol carolina larissa leticia amanda fernanda juliana ju luana mariana mari patricia bruna jessica aline vanessa gabriela gabi isabela isa rafaela sofia laura helena alice clara lara livia manu manuela marina natalia renata sandra simone tati tatiana vitoria yasmin duda nina lu dani fe nanda priscila raquel sara'.split(
    ' ',
  ),
);

/** Whether a message speaks of what is written in notes. */
const ABOUT_NOTES =
  /\b(?:escrev\w+|escrit[oa]|falei|falo|citei|mencion\w+|reclamei|comentei|anotei|anotac\w+|anoto|palavra|procur\w+|busca|notas?|diario|quando|vezes|vez|aparec\w+|dias?|acha|ultim[oa]|primeir[oa]|frequencia)\b/;

/** Names and "minha mãe" in a text, newest last; for "ela" and "dele". */
export function peopleIn(text: string): string[] {
  const pieces = piecesOf(text);
  return pieces.flatMap(({ raw, folded }, place) => {
    if (NAMES.has(folded) && folded.length > 2) return [raw];
    const isKin = /^(?:mae|pai|avo|vo|voo|irma|irmao|chefe|marido|esposa|namorad[oa]|filh[oa]|cachorro)$/.test(folded);
    const isOwn = OWN.test(pieces[place - 1]?.folded ?? '');
    if (folded === 'chefe') return [raw];
    if (isKin && isOwn) return [/^(?:mae|pai)$/.test(folded) ? `${pieces[place - 1]?.raw} ${raw}` : raw];
    return [];
  });
}

/** The text that the notes of the days in question contain; null if a message names none. */
export function noteWordsIn(message: string, refersTo: string | null, goesOn: boolean): string | null {
  const text = message.normalize('NFC');
  const folded = foldedCopy(text);
  if (!goesOn && !ABOUT_NOTES.test(folded)) return null;
  const quoted = QUOTED.exec(text)?.[1]?.trim();
  if (quoted !== undefined && quoted !== '') return quoted;
  const wentPatterns = /\bquando\b|\bultima vez\b|\btoda vez\b|\bqnd|\bfui q\w*t/.test(folded) ? [WENT] : [];
  for (const pattern of [
    ...WRITTEN.slice(0, 4),
    SEARCHED,
    ...WRITTEN.slice(4),
    DAYS,
    ...wentPatterns,
    ...(goesOn ? [OTHER] : []),
  ]) {
    for (const found of folded.matchAll(pattern)) {
      const subject = subjectAt(text, found.index + found[0].length);
      if (subject === null) continue;
      if (subject.kind === 'pronoun') {
        if (refersTo !== null && pattern !== WENT && pattern !== DAYS) return refersTo;
        continue;
      }
      return subject.words;
    }
  }
  const other = goesOn && /^(?:e|agora|so) /.test(folded) ? peopleIn(text)[0] : undefined;
  if (other !== undefined) return other;
  const appearance =
    /(?:^|[\s,.])((?:minha |meu )?[a-z]{3,})\s+(?:nao\s+|n\s+)?(?:aparec\w+|consta\w*)\s+(?:muit[oa]s?\s+|mt\s+|mto\s+|alguma vez\s+|quantas vezes\s+|qnts vzs\s+)?(?:n[ao]s?|em|aqui|ai)\b/.exec(
      folded,
    );
  if (appearance !== null) {
    const subject = subjectAt(text, appearance.index + appearance[0].indexOf(appearance[1] ?? ''));
    if (subject?.kind === 'words') return subject.words;
    if (subject?.kind === 'pronoun' && refersTo !== null) return refersTo;
  }
  if (
    /\b(?:nome dela|nome dele|sobre ela|sobre ele|dela|dele|com ela|com ele)\b/.test(folded) &&
    /\b(?:escrev\w+|falei|falo|mencionei)\b/.test(folded)
  )
    return refersTo;
  return null;
}
