/** The text as shown before the Markdown code is loaded. Only the most common markup is removed. */
export const PlainText = ({ text }: { text: string }) => (
  <p className="whitespace-pre-line">{text.replaceAll('**', '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')}</p>
);
