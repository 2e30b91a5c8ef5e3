/**
 * Tokens of chat templates after which the model's turn is over. All forms of `<|…|>` are tokens of some template, but
 * those of tool calls, which aren't to be read as a text.
 */
const END = String.raw`<[|｜](?!end_header|end_of_role)(?:(?:im_)?end|eo[dmst]|return|user|system)[\w▁]{0,40}[|｜]>|<(?:/s|eo[dps]|end_of_turn|turn\|)>|\[EOS\]`;
const ENDS = new RegExp(END, 'gi');
/** Tokens that begin a turn, with the role. */
const TURN = String.raw`(?:<\|(?:im_start|start|start_header_id|start_of_role|turn)\|?>|<start_of_turn>)\w{0,12}`;
const BEGINS = new RegExp(
  String.raw`${TURN}(?:<\|(?:end_header_id|end_of_role|im_sep|message)\|>|\n)\s*|<[|｜](?!tool|python_tag)[\w▁]{2,40}[|｜]>|<(?:bos|sop|pad|unk|/?(?:answer|response|output))>|\[(?:gMASK|BOS|PAD|UNK|/?INST)\]`,
  'gi',
);
/** Tokens before any text: `<s>`, and an end, which is none there. */
const LEADING = new RegExp(String.raw`^(?:\s*(?:<s>|${END}))+`, 'i');
/** What may be the beginning of a token, at the end of a piece. */
const BEGUN = new RegExp(String.raw`(?:${TURN}(?:<[|\w]{0,16})?|<[|｜/\w▁]{0,42}\|?|\[/?[A-Z]{0,5})$`, 'i');

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
      const rest = pending;
      pending = '';
      return rest;
    },
    isOver: (): boolean => isOver,
  };
}
