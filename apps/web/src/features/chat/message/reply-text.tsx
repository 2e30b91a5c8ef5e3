import './reply-text.css';
import { memo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { ChatLink } from './chat-link.tsx';

/**
 * Elements allowed in a reply: text, lists, links. Images are not allowed, because loading one would reveal to its
 * host that the reply was read.
 */
const SCHEMA = {
  ...defaultSchema,
  tagNames: ['p', 'br', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'h4'],
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
};
const PLUGINS: Options['rehypePlugins'] = [[rehypeSanitize, SCHEMA]];

/** A reply is below the page's headings, so all headings in it have the same low level. */
const Heading: Components['h4'] = ({ children }) => <h4>{children}</h4>;

const PARTS: Components = {
  a: ({ href, children }) => <ChatLink href={href}>{children}</ChatLink>,
  h4: Heading,
};

/** Maps every heading in a reply to the level below the page's headings. */
function lowerHeadings() {
  type Node = { tagName?: string; children?: Node[] };
  const visit = (node: Node): void => {
    if (/^h[1-6]$/.test(node.tagName ?? '')) node.tagName = 'h4';
    node.children?.forEach(visit);
  };
  return visit;
}

/** Renders a reply's Markdown, which a model wrote. HTML in it is never rendered. */
export const ReplyText = memo(({ text }: { text: string }) => (
  <div className="reply-text">
    <Markdown
      rehypePlugins={[lowerHeadings, ...(PLUGINS ?? [])]}
      // SCHEMA and ChatLink check the URLs, so react-markdown must not change them.
      urlTransform={(address) => address}
      components={PARTS}
    >
      {text}
    </Markdown>
  </div>
));
