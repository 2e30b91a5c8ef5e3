import type { Measure, Query } from '../query/query.ts';
import type { Said } from './said.ts';

/** Requests for help with the product, and for something to do. */
const OTHER_REQUEST =
  /\b(?:como (?:eu )?(?:faco|faz|apag\w+|mud\w+|troc\w+|cri\w+|export\w+|edit\w+|cancel\w+|lig\w+|desativ\w+|registro)|onde|da para|tem como|consigo|posso|apag\w+|exclu\w+|export\w+|edit\w+|arrum\w+|corrig\w+|troc(?:ar|o|a)|criar|renomear|senha|plano|premium|preco|lembrete|grafico|linha|resumo que|botao|guarda|anota (?:isso|ai|entao)|procur(?:a|ar|e)|busca|acha|me ajuda|explica|conta mais|fala mais|significa|quer dizer|voces|cai em que dia|ja tentei|ja fiz|escala|o que (?:e|sao|significa) (?:a |o |uma? )?\w+$|o que (?:eu )?(?:ja )?escrevi sobre)\b/;
/** A question about the writer's own record. */
const OWN =
  /\b(?:minhas?|meus?|eu|fui|tive|registr\w+|marquei|dei|dormi|humor|medias?|escrevi|anotei|botei|coloquei|estava|fico|me)\b/;
const ASKS =
  /\b(?:qual|quais|quant[oa]s?|quando (?:foi|que|eu)|como (?:que |e que )?(?:foi|foram|fui|eu|esta|ta|anda|ando|tenho|fico|fica|ficam|estava|ficou|vai|estou|venho)|o que (?:eu|mais|foi|me|que)|em que|que (?:nota|dia|dias|hora|horas|media)|compara\w*|mostra|resum\w+|medias?|desde quando|ultima vez|mais recente|melhorei|piorei|apanhado)\b/;
/** The diary itself: "nota", "diário", days that were marked. */
const NOTES = /\b(?:notas?|diario|dias|marc\w+|tags?|etiquetas?|humor|medias?|nota)\b/;
/** "Hoje foi o pior dia da minha vida" tells, and asks nothing. */
const STATEMENT =
  /^(?!qual|quais|e ).*\b(?:foi|e|esta|esta sendo|tive|estou tendo) (?:[oa] |um |uma )?(?:meu |minha )?(?:pior|melhor)\b/;
/** A longer message tells a story, unless it ends with a question. */
const STORY_WORDS = 22;
const FOLLOW_WORDS = 6;
const SHORT_WORDS = 8;
/** Measures that need no question word beside a period or a tag: "melhor dia de outubro". */
const STRONG: readonly Measure[] = ['average', 'best', 'worst', 'streak', 'share', 'tags', 'phq9', 'gad7', 'sleep'];

/** Whether a message can be read only as a question about the diary. */
export function isSure(message: string, said: Said, before: Query | null): boolean {
  const { words, measure, periods, filter } = said;
  if (OTHER_REQUEST.test(words) || said.isGuessed) return false;
  if (STATEMENT.test(words) && !message.includes('?')) return false;
  const names =
    periods.length > 0 ||
    filter.tags.length > 0 ||
    filter.scores !== null ||
    filter.words !== null ||
    filter.weekdays.length > 0;
  const asks = ASKS.test(words) || message.includes('?');
  const count = words.split(' ').length;
  if (before !== null && count <= FOLLOW_WORDS && (names || filter.part !== null || said.than !== null))
    return measure !== null || asks || /^(?:e|so|agora|com|sem|contra|n[ao]s?|d[eao]|desde)\b/.test(words);
  if (
    measure !== null &&
    count <= SHORT_WORDS &&
    (before !== null ? /^(?:e|so|agora|mas)\b/.test(words) : names && STRONG.includes(measure))
  )
    return true;
  if (measure === null || !asks || (count > STORY_WORDS && !message.includes('?'))) return false;
  // "Como a cafeína atrapalha o sono?" asks about anybody.
  const isNamed = periods.length > 0 || filter.scores !== null || filter.words !== null || filter.weekdays.length > 0;
  const isGeneral = !isNamed && !OWN.test(words) && !NOTES.test(words);
  return before !== null || (!isGeneral && (names || OWN.test(words)));
}
