import { plainTextOf } from '@alento/content/markdown';
import { parseMarkdown, type Root } from '@alento/content/parse-markdown';
import { emptyHtml, type Html, html } from './html.ts';

type Node = Root | Root['children'][number];

const inside = (node: Node): Html[] => ('children' in node ? node.children.map((child) => htmlOf(child as Node)) : []);

/** The words of a link, and its address if that says more. Links lead nowhere, because the page has no network. */
function linkOf(node: Extract<Node, { type: 'link' }>): Html {
  const label = plainTextOf(node);
  const isExternal = /^https?:/.test(node.url) && !node.url.endsWith(label);
  return html`${inside(node)}${isExternal ? ` (${node.url})` : ''}`;
}

function htmlOf(node: Node): Html {
  switch (node.type) {
    case 'text':
      return html`${node.value}`;
    case 'paragraph':
      return html`<p>${inside(node)}</p>`;
    case 'heading':
      // Not a heading of the page, whose outline would depend on what a model wrote.
      return html`<p class="strong">${inside(node)}</p>`;
    case 'strong':
      return html`<strong>${inside(node)}</strong>`;
    case 'emphasis':
      return html`<em>${inside(node)}</em>`;
    case 'list':
      return node.ordered ? html`<ol>${inside(node)}</ol>` : html`<ul>${inside(node)}</ul>`;
    case 'listItem':
      return html`<li>${inside(node)}</li>`;
    case 'blockquote':
      return html`<blockquote>${inside(node)}</blockquote>`;
    case 'break':
      return html`<br>`;
    case 'link':
      return linkOf(node);
    case 'inlineCode':
      return html`<code>${node.value}</code>`;
    case 'delete':
      return html`<s>${inside(node)}</s>`;
    case 'code':
    case 'html':
      // A part of a line or a block of its own: a span may be both.
      return html`<span class="text">${node.value}</span>`;
    case 'table':
      return html`${inside(node)}`;
    case 'tableRow':
      return html`<p>${node.children.map((cell) => plainTextOf(cell)).join(' | ')}</p>`;
    case 'image':
    case 'imageReference':
      return html`${node.alt ?? null}`;
    case 'root':
    case 'linkReference':
    case 'footnoteDefinition':
      return html`${inside(node)}`;
    default:
      // Thematic breaks, and references whose target is shown elsewhere.
      return emptyHtml;
  }
}

/** Markdown of the assistant as HTML: paragraphs, lists and emphasis. HTML in it is shown as text. */
export const markdownHtml = (markdown: string): Html => html`${inside(parseMarkdown(markdown))}`;
