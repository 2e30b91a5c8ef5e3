/** A text without the code that draws its marks: only the commonest are taken out. */
export const PlainText = ({ text }: { text: string }) => (
  <p className="whitespace-pre-line">{text.replaceAll('**', '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')}</p>
);
