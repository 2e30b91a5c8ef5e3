import { type Html, html } from '../html.ts';
import { markdownHtml } from '../markdown-html.ts';
import { chatCopy } from '../page.copy.ts';
import type { Items, PageConversation, PageMessage } from '../page-content.ts';
import type { Clock } from '../page-dates.ts';
import { inline, written } from '../section.ts';

function textOf({ isUser, content }: PageMessage): Html {
  if (isUser) return written(content);
  return content === '' ? html`<p class="small">${chatCopy.noReply}</p>` : html`<div>${markdownHtml(content)}</div>`;
}

const messageHtml = (message: PageMessage, clock: Clock): Html =>
  html`<li class="${message.isUser ? 'mine' : 'reply'}"><p class="small"><strong>${
    message.isUser ? chatCopy.you : chatCopy.assistant[message.writtenBy ?? 'local']
  }</strong> · <time datetime="${clock.machine(message.at)}">${clock.dateAndTime(message.at)}</time></p>${textOf(message)}</li>
`;

/** The conversations, each of them closed until it is opened. */
export async function* chatPart(conversations: Items<PageConversation>, clock: Clock): AsyncGenerator<Html> {
  for await (const { title, bookTitle, createdAt, messages } of conversations) {
    const book = bookTitle === null ? null : html`. ${chatCopy.aboutBook(bookTitle)}`;
    yield html`<details><summary><h3>${inline(title)}</h3><span class="figures">${clock.date(createdAt)}, ${chatCopy.messages(messages.count)}${book}</span></summary><ul class="messages">
`;
    for await (const message of messages.items) yield messageHtml(message, clock);
    yield html`</ul></details>
`;
  }
}
