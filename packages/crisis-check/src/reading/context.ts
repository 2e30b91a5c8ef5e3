import type { Hit, Span } from './hits.ts';
import { has, labelled, type Token } from './tokens.ts';

/** `figure` is a person in a work of fiction. */
export type About = 'self' | 'other' | 'figure' | 'unsaid' | null;

/** Words to either side taken for one sentence at most: what keeps a text without full stops linear. */
const LONGEST_SENTENCE = 60;

/** Reads what stands around a sign: who it is about, when, and whether it is meant. */
export class Context {
  readonly #tokens: readonly Token[];

  readonly #labels: ReadonlySet<string>;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
    this.#labels = new Set(tokens.flatMap(({ labels }) => [...labels]));
  }

  within({ start, end }: Span, ...labels: string[]): boolean {
    const sought = labels.map(labelled).filter((label) => this.#labels.has(label));
    if (sought.length === 0) return false;
    for (let at = start; at < end; at += 1)
      for (const label of sought) if (this.#tokens[at]?.labels.has(label)) return true;
    return false;
  }

  text(...labels: string[]): boolean {
    return labels.some((label) => this.#labels.has(labelled(label)));
  }

  sentence({ start, end }: Span): Span {
    let from = start;
    let to = end;
    while (from > 0 && start - from < LONGEST_SENTENCE && !has(this.#tokens[from - 1], '.')) from -= 1;
    while (to < this.#tokens.length && to - end < LONGEST_SENTENCE && !has(this.#tokens[to], '.')) to += 1;
    return { start: from, end: to };
  }

  /** Who a sign is about; `unsaid` when nobody is named, null when it is about an act or a thing. */
  about(hit: Hit): About {
    if (this.within(hit, 'quem')) return 'unsaid';
    const before = { start: this.sentence(hit).start, end: hit.start };
    if (this.#isQuotedFromOther(hit, before)) return 'other';
    if (this.within(hit, 'me', 'eu', '@p1', 'comigo')) return 'self';
    const subject = this.#nearestSubject(hit);
    if (subject === 'figure') return 'figure';
    if (this.within(hit, 'se', '@p3', 'sua', 'seu')) {
      if (subject === 'other' || this.within(hit, '@pessoa', '@ele')) return 'other';
      if (subject === 'self') return 'self';
      if (this.within(hit, '@p3')) return this.within(hit, 'se') || this.text('@pessoa', '@ele') ? 'other' : 'unsaid';
      return this.text('@pessoa', '@ele') ? 'other' : null;
    }
    return subject ?? (this.within(hit, '@pessoa') ? 'other' : 'unsaid');
  }

  #isQuotedFromOther(hit: Hit, before: Span): boolean {
    if (!this.#tokens[hit.start]?.isQuoted && !has(this.#tokens[hit.start - 1], ',')) return false;
    const said = this.#tokens.slice(before.start, before.end).findLastIndex((token) => has(token, '@dizer'));
    return (
      said >= 0 &&
      this.within({ start: before.start, end: before.start + said }, '@pessoa', '@ele') &&
      !has(this.#tokens[before.start + said], '@p1')
    );
  }

  #nearestSubject(hit: Hit): 'self' | 'other' | 'figure' | null {
    for (let at = hit.start; at >= Math.max(0, hit.start - LONGEST_SENTENCE); at -= 1) {
      const token = this.#tokens[at];
      if (has(token, '.')) return null;
      if (has(token, 'eu', 'me') || (at < hit.start && has(token, '@p1') && !has(token, '@p3'))) return 'self';
      if (has(token, '@figura')) return 'figure';
      if (has(token, '@pessoa', '@ele') && !has(this.#tokens[at - 1], 'pra', 'com', 'do', 'da', 'meus')) return 'other';
    }
    return null;
  }

  /** Told of a film, a song, a lesson, the news. */
  isFiction(hit: Hit, about: About): boolean {
    const sentence = this.sentence(hit);
    if (this.within(hit, '@suicidio') && this.within(sentence, '@estudo', '@ficcao') && about !== 'other') return true;
    if (about === 'figure') return true;
    const isMeant = this.within(hit, '@querer', '@vontade', '@pensar', '@now', '@nao');
    if (this.within(sentence, '@jogo') && !isMeant) return true;
    if (
      !this.within(hit, 'me', 'eu', 'minha', 'meu', '@p1') &&
      this.within(sentence, '@estudo', '@trabalho') &&
      about !== 'other'
    )
      return true;
    if (about === 'self') {
      const isTold =
        this.#tokens[hit.start]?.isQuoted ||
        this.within(
          { start: sentence.start, end: hit.start },
          'chama',
          'canta',
          'cantando',
          'cantava',
          'diz',
          'fala',
          'verso',
          'trecho',
          'refrao',
          'titulo',
          'frase',
        );
      return Boolean(isTold) && this.within(sentence, '@ficcao');
    }
    if (about === 'other' && this.#isRelation(sentence)) return false;
    return this.within(sentence, '@ficcao', '@estudo');
  }

  /** "Minha amiga", "meu aluno": somebody the writer knows. */
  #isRelation({ start, end }: Span): boolean {
    return this.#tokens
      .slice(start, end)
      .some((token, at) => has(token, '@minha') && has(this.#tokens[start + at + 1], '@pessoa'));
  }

  /** Long ago, or told as overcome; what is told in the present is neither. */
  isPast(hit: Hit, past: readonly Span[]): 'over' | 'past' | null {
    const sentence = this.sentence(hit);
    if (this.within(hit, '@now') || this.text('@recaida')) return null;
    const isPast = past.some(({ start }) => start >= sentence.start && start < sentence.end);
    if (
      past.length > 0 &&
      this.within({ start: hit.end, end: this.#tokens.length }, 'hoje') &&
      !this.within(hit, 'hoje')
    )
      return 'over';
    if (this.text('@superado')) return 'over';
    const since = { start: hit.end, end: this.#tokens.length };
    if (isPast && (this.text('@recuperado', '🎉') || this.within(since, 'hoje', 'agora'))) return 'over';
    if (isPast && this.text('faleceu', 'morreu', 'terapia', 'formei')) return 'over';
    return isPast && hit.kind !== 'violence' ? 'past' : null;
  }

  /** Said with a laugh, about a trifle, asked by another, or taken back. */
  isJest(hit: Hit): boolean {
    const sentence = this.sentence(hit);
    const rest = { start: hit.end, end: Math.min(this.#tokens.length, hit.end + LONGEST_SENTENCE) };
    if (this.within(rest, '@riso') && !this.within(rest, 'mas', 'serio')) return true;
    const asked = !this.text('perguntou', 'perguntaram', 'pergunta')
      ? -1
      : this.#tokens
          .slice(sentence.start, hit.start)
          .findLastIndex((token) => has(token, 'perguntou', 'perguntaram', 'pergunta'));
    if (asked >= 0 && this.within({ start: sentence.start + asked, end: hit.start }, 'se')) return true;
    if (this.within({ start: sentence.start, end: hit.start }, 'se') && this.within(sentence, '@trivial')) return true;
    if (
      this.within({ start: hit.end, end: sentence.end }, 'se') &&
      this.within({ start: hit.end, end: sentence.end }, '@trivial')
    )
      return true;
    if (
      this.text('@falso') &&
      this.#tokens.some(
        (token, at) => has(token, '@falso') && !this.within({ start: Math.max(0, at - 4), end: at }, '@nao'),
      )
    )
      return true;
    return hit.kind === 'suicide' && this.within(sentence, 'mico', 'vexame', 'cringe', 'alheia') && !this.text('@now');
  }
}
