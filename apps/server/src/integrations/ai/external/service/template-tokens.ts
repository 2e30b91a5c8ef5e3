/** A token of any template, with the beginning of its name. Those of tool calls aren't to be read as a text. */
const token = (name: string): string =>
  String.raw`(?:<[|｜](?!tool|python_tag)${name}[\w▁]{0,40}[|｜]>|\[\|${name}[\w▁]{0,40}\|\])`;
const TOKEN = token(String.raw`[\w▁]{2}`);
/** A token before a role. */
const TURN = String.raw`(?:<\|\w{2,40}\|?>|\[\|\w{2,40}\|\]|<start_of_turn>)`;
const MODEL = '(?:assistant|model|bot|ai)';
const AFTER_ROLE = String.raw`(?:${TOKEN}|\n)`;
/** Tokens after which the model's turn is over, also because another turn begins. */
const END = [
  token('(?!end_header|end_of_role)(?:(?:im_)?(?:end|user|system)|eo[dmst]|return)'),
  `${TURN}(?:user|human|system)(?=${AFTER_ROLE})`,
  String.raw`<(?:/s|eo[dps]|end_of_\w{2,20}|turn\|)>|\[EOS\]`,
].join('|');
const ENDS = new RegExp(END, 'gi');
/** Tokens that begin a turn, with the role, and all others. */
const BEGINS = new RegExp(
  String.raw`${TURN}${MODEL}${AFTER_ROLE}\s*|${TOKEN}|<(?:start_of_turn|bos|sop|pad|unk|/?(?:answer|response|output))>|\[(?:gMASK|BOS|PAD|UNK|/?INST)\]`,
  'gi',
);
/** Tokens before any text: `<s>`, and an end, which is none there. */
const LEADING = new RegExp(String.raw`^(?:\s*(?:<s>|${END}))+`, 'i');
/** What may be the beginning of a token, at the end of a piece. A token after a role ends the beginning of a turn. */
const BEGUN_TOKEN = String.raw`(?:<[|｜/\w▁]{0,42}\|?|\[(?:\|[\w▁]{0,42}\|?|/?[A-Z]{0,5}))`;
const BEGUN = new RegExp(String.raw`(?:(?<!${MODEL})${TURN}\w{0,12}${BEGUN_TOKEN}?|${BEGUN_TOKEN})$`, 'i');

/**
 * Removes tokens of chat templates that a service with the wrong template leaves in the pieces of a text. What follows an
 * end isn't the model's turn, and is removed too. `<s>` and `</s>` within a text strike it through, and stay.
 */
export function withoutTemplateTokens() {
  let pending = '';
  let hasText = false;
  let isStruck = false;
  let isOver = false;

  /** The text up to the end of the turn. */
  function beforeEnd(text: string): string {
    for (const { 0: token, index } of text.matchAll(ENDS)) {
      const before = text.slice(0, index);
      if (token === '</s>' && (isStruck || before.includes('<s>'))) continue;
      isOver = true;
      return before;
    }
    return text;
  }

  return {
    /** Returns what can be passed on of a piece and of what was held back before. */
    add(piece: string): string {
      if (isOver) return '';
      const text = pending + piece;
      const known = beforeEnd(hasText ? text : text.replace(LEADING, ''));
      pending = isOver ? '' : (BEGUN.exec(known)?.[0] ?? '');
      const passed = known.slice(0, known.length - pending.length).replace(BEGINS, '');
      hasText ||= passed.trim() !== '';
      isStruck ||= passed.includes('<s>');
      return passed;
    },
    /** Returns what was held back, at the end of the text. */
    end(): string {
      const rest = pending.replace(BEGINS, '');
      pending = '';
      return rest;
    },
    isOver: (): boolean => isOver,
  };
}
