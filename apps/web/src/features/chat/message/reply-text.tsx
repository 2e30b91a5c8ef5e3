import './reply-text.css';
import { memo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { ChatLink } from './chat-link.tsx';

/** What a model may say in marks: words, lists, links. No pictures, which could tell others that it was read. */
const SCHEMA = {
  ...defaultSchema,
  tagNames: ['p', 'br', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'h4'],
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
};
const PLUGINS: Options['rehypePlugins'] = [[rehypeSanitize, SCHEMA]];

/** A reply stands under headings of the page: its own are all of one low rank. */
const Heading: Components['h4'] = ({ children }) => <h4>{children}</h4>;

const PARTS: Components = {
  a: ({ href, children }) => <ChatLink href={href}>{children}</ChatLink>,
  h4: Heading,
};

/** Every rank becomes the one that fits below a message. */
function lowerHeadings() {
  type Node = { tagName?: string; children?: Node[] };
  const visit = (node: Node): void => {
    if (/^h[1-6]$/.test(node.tagName ?? '')) node.tagName = 'h4';
    node.children?.forEach(visit);
  };
  return visit;
}

/** Markdown of a reply, which a model wrote: shown as words and links, never as code of the page. */
export const ReplyText = memo(({ text }: { text: string }) => (
  <div className="reply-text">
    <Markdown
      rehypePlugins={[lowerHeadings, ...(PLUGINS ?? [])]}
      // Which addresses lead somewhere is for the schema and for ChatLink to say.
      urlTransform={(address) => address}
      components={PARTS}
    >
      {text}
    </Markdown>
  </div>
));
