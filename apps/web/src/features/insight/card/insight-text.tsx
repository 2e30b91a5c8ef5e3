import { memo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import { Link } from 'react-router';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';

/**
 * Elements allowed in a summary. Images are not allowed, because loading one would reveal to its host that the
 * summary was read.
 */
const PLUGINS: Options['rehypePlugins'] = [
  [
    rehypeSanitize,
    {
      ...defaultSchema,
      tagNames: ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li'],
      attributes: { a: ['href'], ol: ['start'] },
      protocols: { href: ['tel'] },
    },
  ],
];

const LINK = 'font-semibold text-brand underline underline-offset-4';
const isOurs = (address: string): boolean => /^\/(?![/\\])/.test(address);

const PARTS: Components = {
  // Internal and telephone links are kept. Every other link becomes plain text.
  a: ({ href = '', children }) => {
    if (href.startsWith('tel:')) {
      return (
        <a href={href} className={LINK}>
          {children}
        </a>
      );
    }
    if (!isOurs(href)) return <span>{children}</span>;
    return (
      <Link to={href} className={LINK}>
        {children}
      </Link>
    );
  },
  ul: ({ children }) => <ul className="mt-3 grid list-disc gap-1 pl-5 marker:text-ink-muted">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="mt-3 grid list-decimal gap-1 pl-5 marker:text-ink-muted">
      {children}
    </ol>
  ),
  p: ({ children }) => <p className="not-first:mt-3">{children}</p>,
};

/** Renders a summary's Markdown, which a model wrote. HTML in it is never rendered. */
export const InsightText = memo(({ text }: { text: string }) => (
  <div className="break-words">
    {/* SCHEMA and the link component check the URLs, so react-markdown must not change them. */}
    <Markdown rehypePlugins={PLUGINS} urlTransform={(address) => address} components={PARTS}>
      {text}
    </Markdown>
  </div>
));
