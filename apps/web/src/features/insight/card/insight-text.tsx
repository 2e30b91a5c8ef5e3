import { memo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import { Link } from 'react-router';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';

/** What a summary may say in marks. No pictures, which could tell others that it was read. */
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
  // It leads to our own screens and to telephones; any other address is only its words.
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

/** Markdown of a summary, which a model wrote: shown as words, never as code of the page. */
export const InsightText = memo(({ text }: { text: string }) => (
  <div className="break-words">
    {/* Which addresses lead somewhere is for the schema and for the link to say. */}
    <Markdown rehypePlugins={PLUGINS} urlTransform={(address) => address} components={PARTS}>
      {text}
    </Markdown>
  </div>
));
