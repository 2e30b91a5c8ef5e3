/** Tokens of chat templates after which the model's turn is over. */
const END = String.raw`<\|(?:im_end|eot_id|eom_id|endoftext|end_of_text|end|return)\|>|<(?:/s|eos|end_of_turn)>|<｜end▁of▁sentence｜>`;
const ENDS = new RegExp(END, 'g');
/** Tokens that begin a turn, with the role. */
const TURN = String.raw`(?:<\|(?:im_start|start|start_header_id)\|>|<start_of_turn>)\w{0,12}`;
const BEGINS = new RegExp(
  String.raw`${TURN}(?:<\|end_header_id\|>|\n)\s*|<\|(?:begin_of_text|assistant)\|>|<bos>|<｜(?:begin▁of▁sentence|Assistant)｜>|\[/?INST\]`,
  'g',
);
/** Tokens before any text: `<s>`, and an end, which is none there. */
const LEADING = new RegExp(String.raw`^(?:\s*(?:<s>|${END}))+`);
/** What may be the beginning of a token, at the end of a piece. */
const BEGUN = new RegExp(String.raw`(?:${TURN}(?:<[|\w]{0,16})?|<[|｜/\w▁]{0,20}\|?|\[/?[INST]{0,4})$`);

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
      const known = beforeEnd(hasText ? text : text.replace(LEADING, '')).replace(BEGINS, '');
      pending = isOver ? '' : (BEGUN.exec(known)?.[0] ?? '');
      const passed = known.slice(0, known.length - pending.length);
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
