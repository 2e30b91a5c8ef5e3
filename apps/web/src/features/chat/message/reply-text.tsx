import './reply-text.css';
import { memo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { ChatLink } from './chat-link.tsx';

/**
 * Elements allowed in a reply: text, lists, links. No images, because loading one would tell its host that the reply
 * was read.
 */
const SCHEMA = {
  ...defaultSchema,
  tagNames: ['p', 'br', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'h4'],
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
};
const PLUGINS: Options['rehypePlugins'] = [[rehypeSanitize, SCHEMA]];

/** A reply is below the page's headings, so all its headings have one low level. */
const Heading: Components['h4'] = ({ children }) => <h4>{children}</h4>;

const PARTS: Components = {
  a: ({ href, children }) => <ChatLink href={href}>{children}</ChatLink>,
  h4: Heading,
};

/** Maps every heading level to the one that fits below a message. */
function lowerHeadings() {
  type Node = { tagName?: string; children?: Node[] };
  const visit = (node: Node): void => {
    if (/^h[1-6]$/.test(node.tagName ?? '')) node.tagName = 'h4';
    node.children?.forEach(visit);
  };
  return visit;
}

/** Renders a reply's Markdown, which a model wrote. HTML in it is never executed. */
export const ReplyText = memo(({ text }: { text: string }) => (
  <div className="reply-text">
    <Markdown
      rehypePlugins={[lowerHeadings, ...(PLUGINS ?? [])]}
      // The schema and ChatLink decide which URLs become links.
      urlTransform={(address) => address}
      components={PARTS}
    >
      {text}
    </Markdown>
  </div>
));
