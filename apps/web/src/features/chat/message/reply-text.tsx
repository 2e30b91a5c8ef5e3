import './message.css';
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

/** Maps every heading in a reply to the level below the page's headings. */
function lowerHeadings() {
  type Node = { tagName?: string; children?: Node[] };
  const visit = (node: Node): void => {
    if (/^h[1-6]$/.test(node.tagName ?? '')) node.tagName = 'h4';
    node.children?.forEach(visit);
  };
  return visit;
}

const PLUGINS: Options['rehypePlugins'] = [lowerHeadings, [rehypeSanitize, SCHEMA]];
const PARTS: Components = { a: ({ href, children }) => <ChatLink href={href}>{children}</ChatLink> };

/** Renders a reply's Markdown, which a model wrote. HTML in it is never rendered. */
export const ReplyText = memo(({ text }: { text: string }) => (
  <div className="reply-text">
    {/* SCHEMA and ChatLink check the URLs, so react-markdown must not change them. */}
    <Markdown rehypePlugins={PLUGINS} urlTransform={(address) => address} components={PARTS}>
      {text}
    </Markdown>
  </div>
));
