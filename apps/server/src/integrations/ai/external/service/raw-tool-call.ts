import { TOOL_NAMES } from '../tools/tool-names.ts';

const NAMES = TOOL_NAMES.join('|');
/** What models write that were taught a form of tool calls which the service doesn't know. */
const CALLS: readonly RegExp[] = [
  /<\/?(?:tool_call|function_call|tool_use|tool>|function=|invoke\b|\|python_tag\||\|tool)/i,
  /\[TOOL_CALLS?\]|"tool_calls"\s*:/,
  new RegExp(
    `\\{[^{}]{0,80}"(?:name|tool|function|tool_name|action)"\\s*:\\s*(?:\\{\\s*"name"\\s*:\\s*)?"(?:${NAMES})"`,
  ),
  new RegExp(`^\\s*(?:\`\`\`\\w*\\s*)?(?:print\\()?(?:functions\\.|default_api\\.)?(?:${NAMES})\\s*\\(`, 'm'),
];
/** No reply begins with an object. */
const IS_OBJECT = /^\s*(?:```\w*\s*)?\[?\s*\{\s*"/;
/** Maximum length of a beginning that is not passed on until it is clear what it is. */
const BEGINNING_MAX = 60;
const MAY_BEGIN_CALL = /^[[{<`]/;

/** Longest call that may begin before the last piece. A long text isn't read again with each piece. */
const LOOKS_BACK = 400;

/**
 * Tells what a text is that a model with tools has written so far: a tool call written as text, an ordinary text, or
 * too short to say.
 *
 * @param last length of the last piece.
 */
export function readBeginning(text: string, last = text.length): 'call' | 'text' | 'unclear' {
  const seen = text.slice(-(last + LOOKS_BACK));
  if (CALLS.some((call) => call.test(seen)) || (seen.length === text.length && IS_OBJECT.test(text))) return 'call';
  const begun = text.trimStart();
  if (begun.length >= BEGINNING_MAX) return 'text';
  const mayBeCall =
    MAY_BEGIN_CALL.test(begun) ||
    TOOL_NAMES.some((name) => name.startsWith(begun) || new RegExp(`^${name}\\s*$`).test(begun));
  return mayBeCall ? 'unclear' : 'text';
}
