import './prose.css';
import type { Ref } from 'react';
import { useInAppLinks } from './use-in-app-links.ts';

type Props = { html: string; ref?: Ref<HTMLDivElement> };

/**
 * A text rendered from Markdown: a piece of the library, or a help page. The router handles internal links, because a
 * full page load would stop the audio player.
 */
export function Prose({ html, ref }: Props) {
  const follow = useInAppLinks();
  return (
    <div ref={follow}>
      {/*
       * biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered and sanitised by
       * packages/content.
       */}
      <div ref={ref} className="content-prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
