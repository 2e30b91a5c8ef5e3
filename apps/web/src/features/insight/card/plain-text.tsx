/** A text rendered before the Markdown code is loaded: only the most common markup is removed. */
export const PlainText = ({ text }: { text: string }) => (
  <p className="whitespace-pre-line">{text.replaceAll('**', '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')}</p>
);
