/** Removes Markdown from a reply, for screen readers. */
export const plainWords = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s{0,3}(#{1,6}|>|[-*+])\s+(\[[ xX]\]\s+)?/gm, '')
    .replaceAll(/(\*\*|__|~~|[*_`])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
