/**
 * Tokens of chat templates that a service with the wrong template leaves in the text: those after which the model's turn
 * is over, and those that begin one, with the role. `<s>` and `</s>` also strike text through, so that they count only
 * at the beginning, and after no other `<s>`.
 */
const ENDS =
  /<\|(?:im_end|eot_id|eom_id|endoftext|end_of_text|end|return)\|>|<(?:eos|end_of_turn)>|<｜end▁of▁sentence｜>|<\/s>/g;
const TURN = String.raw`(?:<\|(?:im_start|start|start_header_id)\|>|<start_of_turn>)\w{0,12}`;
const BEGINS = new RegExp(
  String.raw`${TURN}(?:<\|end_header_id\|>|\n)\s*|<\|(?:begin_of_text|assistant)\|>|<bos>|<｜(?:begin▁of▁sentence|Assistant)｜>|\[/?INST\]`,
  'g',
);
/** What may be the beginning of a token, at the end of a piece. */
const BEGUN = new RegExp(String.raw`(?:${TURN}(?:<[|\w]{0,16})?|<[|｜/\w▁]{0,20}\|?|\[/?[INST]{0,4})$`);
/** Thoughts come before this, if the text has channels. */
const CHANNEL = '<|channel|>';
const LAST_CHANNEL = /<\|channel\|>final\s*<\|message\|>/;

/** Removes such tokens from the pieces of a text. What follows an end isn't the model's turn, and is removed too. */
export function withoutTemplateTokens() {
  let held = '';
  let shown = '';
  let isOver = false;

  /** The text without what comes before its last channel; null while that hasn't begun. */
  function inLastChannel(text: string): string | null {
    if (!text.includes(CHANNEL)) return text;
    const last = LAST_CHANNEL.exec(text);
    return last ? text.slice(last.index + last[0].length) : null;
  }

  /** Where the turn ends. An end before any text is none. */
  function endIn(text: string): number | null {
    for (const { 0: token, index } of text.matchAll(ENDS)) {
      const before = shown + text.slice(0, index);
      if (before.trim() === '' || (token === '</s>' && before.includes('<s>'))) continue;
      return index;
    }
    return null;
  }

  return {
    /** Returns what can be passed on of a piece and of what was held back before. */
    add(piece: string): string {
      if (isOver) return '';
      const whole = held + piece;
      const text = inLastChannel(shown === '' ? whole.replace(/^\s*<s>/, '') : whole);
      if (text === null) {
        held = whole;
        return '';
      }
      const end = endIn(text);
      isOver = end !== null;
      let known = text.slice(0, end ?? undefined).replace(BEGINS, '');
      if ((shown + known).trim().startsWith('</s>') || shown === '') known = known.replace(/^\s*<\/s>/, '');
      held = isOver ? '' : (BEGUN.exec(known)?.[0] ?? '');
      const passed = known.slice(0, known.length - held.length);
      shown += passed;
      return passed;
    },
    /** Returns what was held back, at the end of the text. */
    end(): string {
      const rest = held.includes(CHANNEL) ? '' : held;
      held = '';
      return rest;
    },
    isOver: (): boolean => isOver,
  };
}
