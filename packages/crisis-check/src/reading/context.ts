import type { Hit, Span } from './matching/hits.ts';
import type { TextSets } from './matching/text-sets.ts';
import { anyOf, type WordSet } from './matching/word-set.ts';

/** `figure` is a person in a work of fiction. */
export type About = 'self' | 'other' | 'figure' | 'unsaid' | null;

/** Longest sentence in words, to either side of a sign; bounds the work in a text without full stops. */
const LONGEST_SENTENCE = 60;

const QUEM = anyOf('quem');
const SELF = anyOf('me', 'eu', '@p1', 'comigo');
const THIRD_PERSON = anyOf('se', '@p3', 'sua', 'seu');
const SOMEBODY = anyOf('@pessoa', '@ele');
const P3 = anyOf('@p3');
const SE = anyOf('se');
const PESSOA = anyOf('@pessoa');
const END = anyOf('.');
const PAUSE = anyOf(',');
const DIZER = anyOf('@dizer');
const P1 = anyOf('@p1');
const EU_ME = anyOf('eu', 'me');
const FIGURA = anyOf('@figura');
const BEFORE_OBJECT = anyOf('pra', 'com', 'do', 'da', 'meus');
const SUICIDIO = anyOf('@suicidio');
const STUDY_OR_FICTION = anyOf('@estudo', '@ficcao');
const MEANT = anyOf('@querer', '@vontade', '@pensar', '@now', '@nao');
const JOGO = anyOf('@jogo');
const OWN = anyOf('me', 'eu', 'minha', 'meu', '@p1');
const WORK = anyOf('@estudo', '@trabalho');
const FICCAO = anyOf('@ficcao');
const MINHA = anyOf('@minha');
const NOW = anyOf('@now');
const RECAIDA = anyOf('@recaida');
const HOJE = anyOf('hoje');
const SUPERADO = anyOf('@superado');
const RECOVERED = anyOf('@recuperado', '🎉');
const BY_NOW = anyOf('hoje', 'agora');
const LONG_OVER = anyOf('faleceu', 'morreu', 'terapia', 'formei');
const RISO = anyOf('@riso');
const SERIOUS = anyOf('mas', 'serio');
const QUESTION_VERB = anyOf('perguntou', 'perguntaram', 'pergunta');
const TRIVIAL = anyOf('@trivial');
const FALSO = anyOf('@falso');
const NAO = anyOf('@nao');
const EMBARRASSED = anyOf('mico', 'vexame', 'cringe', 'alheia');
const QUOTING = anyOf(
  ...['chama', 'canta', 'cantando', 'cantava', 'diz', 'fala', 'verso', 'trecho', 'refrao', 'titulo', 'frase'],
);

/** Judges the context of a sign: who it is about, when, and whether it is meant seriously. */
export class Context {
  readonly #text: TextSets;
  readonly #quoted: readonly boolean[];

  /** @param quoted whether each word is inside quotes. */
  constructor(text: TextSets, quoted: readonly boolean[]) {
    this.#text = text;
    this.#quoted = quoted;
  }

  within({ start, end }: Span, set: WordSet): boolean {
    return this.#text.within(start, end, set);
  }

  sentence({ start, end }: Span): Span {
    let from = start;
    let to = end;
    while (from > 0 && start - from < LONGEST_SENTENCE && !this.#text.is(from - 1, END)) from -= 1;
    while (to < this.#text.length && to - end < LONGEST_SENTENCE && !this.#text.is(to, END)) to += 1;
    return { start: from, end: to };
  }

  /** Who a sign is about; `unsaid` if nobody is named, null if it is about an act or a thing. */
  about(hit: Hit): About {
    if (this.within(hit, QUEM)) return 'unsaid';
    const before = { start: this.sentence(hit).start, end: hit.start };
    if (this.#isQuotedFromOther(hit, before)) return 'other';
    if (this.within(hit, SELF)) return 'self';
    const subject = this.#nearestSubject(hit);
    if (subject === 'figure') return 'figure';
    if (this.within(hit, THIRD_PERSON)) {
      if (subject === 'other' || this.within(hit, SOMEBODY)) return 'other';
      if (subject === 'self') return 'self';
      if (this.within(hit, P3)) return this.within(hit, SE) || this.#text.has(SOMEBODY) ? 'other' : 'unsaid';
      return this.#text.has(SOMEBODY) ? 'other' : null;
    }
    return subject ?? (this.within(hit, PESSOA) ? 'other' : 'unsaid');
  }

  #isQuotedFromOther(hit: Hit, before: Span): boolean {
    if (!this.#quoted[hit.start] && !this.#text.is(hit.start - 1, PAUSE)) return false;
    const said = this.#text.last(before.start, before.end, DIZER);
    return said >= 0 && this.#text.within(before.start, said, SOMEBODY) && !this.#text.is(said, P1);
  }

  #nearestSubject(hit: Hit): 'self' | 'other' | 'figure' | null {
    for (let at = hit.start; at >= Math.max(0, hit.start - LONGEST_SENTENCE); at -= 1) {
      if (this.#text.is(at, END)) return null;
      if (this.#text.is(at, EU_ME)) return 'self';
      if (at < hit.start && this.#text.is(at, P1) && !this.#text.is(at, P3)) return 'self';
      if (this.#text.is(at, FIGURA)) return 'figure';
      if (this.#text.is(at, SOMEBODY) && !this.#text.is(at - 1, BEFORE_OBJECT)) return 'other';
    }
    return null;
  }

  /** Whether it is about a film, a song, a lesson or the news. */
  isFiction(hit: Hit, about: About): boolean {
    const sentence = this.sentence(hit);
    if (this.within(hit, SUICIDIO) && this.within(sentence, STUDY_OR_FICTION) && about !== 'other') return true;
    if (about === 'figure') return true;
    const isMeant = this.within(hit, MEANT);
    if (this.within(sentence, JOGO) && !isMeant) return true;
    if (!this.within(hit, OWN) && this.within(sentence, WORK) && about !== 'other') return true;
    if (about === 'self') {
      const isQuoted = this.#quoted[hit.start] || this.within({ start: sentence.start, end: hit.start }, QUOTING);
      return Boolean(isQuoted) && this.within(sentence, FICCAO);
    }
    if (about === 'other' && this.#isRelation(sentence)) return false;
    return this.within(sentence, STUDY_OR_FICTION);
  }

  /** "Minha amiga", "meu aluno": somebody the writer knows. */
  #isRelation({ start, end }: Span): boolean {
    for (let at = start; at < end; at += 1) if (this.#text.is(at, MINHA) && this.#text.is(at + 1, PESSOA)) return true;
    return false;
  }

  /**
   * 'past' if it is about the distant past, 'over' if the writer says they overcame it; null otherwise, also if the
   * sentence is in the present.
   */
  isPast(hit: Hit, past: readonly Span[]): 'over' | 'past' | null {
    const sentence = this.sentence(hit);
    if (this.within(hit, NOW) || this.#text.has(RECAIDA)) return null;
    const isPast = past.some(({ start }) => start >= sentence.start && start < sentence.end);
    if (past.length > 0 && this.within({ start: hit.end, end: this.#text.length }, HOJE) && !this.within(hit, HOJE))
      return 'over';
    if (this.#text.has(SUPERADO)) return 'over';
    const since = { start: hit.end, end: this.#text.length };
    if (isPast && (this.#text.has(RECOVERED) || this.within(since, BY_NOW))) return 'over';
    if (isPast && this.#text.has(LONG_OVER)) return 'over';
    return isPast && hit.kind !== 'violence' ? 'past' : null;
  }

  /**
   * Whether the sign is accompanied by laughter, is about a trifle, is a question of somebody else, or is retracted.
   */
  isJest(hit: Hit): boolean {
    const sentence = this.sentence(hit);
    const rest = { start: hit.end, end: Math.min(this.#text.length, hit.end + LONGEST_SENTENCE) };
    if (this.within(rest, RISO) && !this.within(rest, SERIOUS)) return true;
    const verbAt = this.#text.last(sentence.start, hit.start, QUESTION_VERB);
    if (verbAt >= 0 && this.#text.within(verbAt, hit.start, SE)) return true;
    if (this.within({ start: sentence.start, end: hit.start }, SE) && this.within(sentence, TRIVIAL)) return true;
    if (
      this.within({ start: hit.end, end: sentence.end }, SE) &&
      this.within({ start: hit.end, end: sentence.end }, TRIVIAL)
    )
      return true;
    if (this.#isTakenBack()) return true;
    return hit.kind === 'suicide' && this.within(sentence, EMBARRASSED) && !this.#text.has(NOW);
  }

  /** "Brincadeira", but not "não é brincadeira". */
  #isTakenBack(): boolean {
    if (!this.#text.has(FALSO)) return false;
    for (let at = 0; at < this.#text.length; at += 1)
      if (this.#text.is(at, FALSO) && !this.#text.within(at - 4, at, NAO)) return true;
    return false;
  }
}
