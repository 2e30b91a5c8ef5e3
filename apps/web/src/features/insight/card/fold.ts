import { INSIGHT_FOLD } from '@alento/domain/insight/limits';

/**
 * Matches Markdown that the cut left open and that would be shown as characters: `**`, a link's brackets, a list
 * marker without text.
 */
const OPEN_LINK = /\[[^\]]*(?:\](?:\([^)]*)?)?$/;
const BARE_POINT = /\n\s*[-*]\s*$/;

/** Returns the beginning of a text that is too long, cut between words. Null if the text is short enough. */
export function foldOf(text: string): string | null {
  if (text.length <= INSIGHT_FOLD) return null;
  const part = text.slice(0, INSIGHT_FOLD + 1);
  const atWord = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'));
  let cut = (atWord > 0 ? part.slice(0, atWord) : part.slice(0, INSIGHT_FOLD)).replace(OPEN_LINK, '');
  if (cut.split('**').length % 2 === 0) cut = cut.slice(0, cut.lastIndexOf('**'));
  return `${cut.replace(BARE_POINT, '').trimEnd()}…`;
}
