/** Activities that a person asks the assistant for. */
export const ACTIVITIES = [
  'breathe',
  'ground',
  'relax',
  'gratitude',
  'plan',
  'search',
  'read',
  'listen',
  'sleep',
  'save',
  'resume',
] as const;
export type ActivityId = (typeof ACTIVITIES)[number];

/** What a message does with the turn before it. */
export const MOVES = [
  'yes',
  'no',
  'more',
  'why',
  'other',
  'not-working',
  'next',
  'stop',
  'repeat',
  'harder',
  'detail',
  'correct',
] as const;
export type MoveId = (typeof MOVES)[number];

export const SMALL_TALK = [
  'greeting',
  'thanks',
  'bye',
  'who',
  'how-are-you',
  'insult',
  'praise',
  'off-topic',
  'joke',
  'laugh',
  'test',
  'english',
] as const;
export type SmallTalkId = (typeof SMALL_TALK)[number];

/**
 * What a message is, as the trained model and the corpora name it (corpus/README.md). `fact` is a question about the
 * person's own data, `topic` a feeling or situation, `help` a question about the product, `ask` a message too vague for
 * any of them.
 */
export type Label =
  | 'fact'
  | 'ask'
  | 'crisis'
  | `topic:${string}`
  | `help:${string}`
  | `do:${ActivityId}`
  | `move:${MoveId}`
  | `talk:${SmallTalkId}`;

/** The part of a label after the colon, if the label is of this kind. */
export const idOf = (label: Label | null, kind: 'topic' | 'help' | 'do' | 'move' | 'talk'): string | null =>
  label?.startsWith(`${kind}:`) ? label.slice(kind.length + 1) : null;
