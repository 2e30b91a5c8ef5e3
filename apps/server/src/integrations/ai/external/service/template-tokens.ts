/**
 * Tokens of chat templates that a service with the wrong template leaves in the text: those after which the model's turn
 * is over, and those that begin one, with the role.
 */
const ENDS =
  /<\|(?:im_end|eot_id|eom_id|endoftext|end_of_text|end|return)\|>|<(?:\/s|eos|end_of_turn)>|<｜end▁of▁sentence｜>/;
const TURN = String.raw`(?:<\|(?:im_start|start|start_header_id)\|>|<start_of_turn>)\w{0,12}`;
const BEGINS = new RegExp(
  String.raw`${TURN}(?:<\|end_header_id\|>|\n)\s*|<\|(?:begin_of_text|assistant)\|>|<(?:s|bos)>|<｜(?:begin▁of▁sentence|Assistant)｜>|\[/?INST\]`,
  'g',
);
/** What may be the beginning of a token, at the end of a piece. */
const BEGUN = new RegExp(String.raw`(?:${TURN}(?:<[|\w]{0,16})?|<[|｜/\w▁]{0,20}\|?|\[/?[INST]{0,4})$`);

/** Removes such tokens from the pieces of a text. What follows an end isn't the model's turn, and is removed too. */
export function withoutTemplateTokens() {
  let held = '';
  let isOver = false;
  return {
    /** Returns what can be passed on of a piece and of what was held back before. */
    add(piece: string): string {
      if (isOver) return '';
      const text = held + piece;
      const end = ENDS.exec(text);
      isOver = end !== null;
      const known = text.slice(0, end?.index).replace(BEGINS, '');
      held = isOver ? '' : (BEGUN.exec(known)?.[0] ?? '');
      return known.slice(0, known.length - held.length);
    },
    /** Returns what was held back, at the end of the text. */
    end(): string {
      const rest = held;
      held = '';
      return rest;
    },
  };
}
