import { endpoints } from '@alento/contract/endpoints';
import { streamChatReply } from '@alento/contract/streams/event-streams';
import type { PersonContext } from '@alento/domain/assistant/person-context';
import { CHAT_SUGGESTIONS } from '@alento/domain/chat/limits';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { PersonWithPlan } from '../../access/person.ts';
import type { Env } from '../../http/env.ts';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { Chats } from './chat.service.ts';
import type { ChatSessions } from './chat-sessions.service.ts';
import { replyStream } from './reply/chat-stream.ts';
import type { LiveReplies } from './reply/live-reply.ts';
import type { MoodAnalyst } from './search/analyze-mood.ts';
import type { historySearchService } from './search/history-search.service.ts';
import { suggestionsCopy } from './search/suggestions.copy.ts';

/** Minimum number of days with entries in the week for which a question about the week is suggested. */
const WEEK_DAYS_MIN = 2;
/** Entries with this score or a lower one count as hard moments. */
const HARD = 1;

/** Suggests first messages by the person's last entries and the time of day. */
function suggestionsFor({ entries, week, month, part }: PersonContext): string[] {
  const [last] = entries;
  if (!last) return [suggestionsCopy.what, suggestionsCopy.why, suggestionsCopy.breathe, suggestionsCopy.vent];
  const list: string[] = [];
  if (last.score <= HARD) list.push(suggestionsCopy.vent, suggestionsCopy.breathe);
  if (week.days >= WEEK_DAYS_MIN) list.push(suggestionsCopy.week);
  if (part === 'night') list.push(suggestionsCopy.sleep);
  if (part === 'evening') list.push(suggestionsCopy.tomorrow, suggestionsCopy.gratitude);
  if (week.tags.length > 0) list.push(suggestionsCopy.tags);
  if (last.score <= 2) list.push(suggestionsCopy.anxiety);
  if (month.days > WEEK_DAYS_MIN * 7) list.push(suggestionsCopy.month);
  list.push(suggestionsCopy.routine, suggestionsCopy.breathe, suggestionsCopy.what);
  return [...new Set(list)].slice(0, CHAT_SUGGESTIONS);
}

type Deps = {
  chats: Chats;
  sessions: ChatSessions;
  history: ReturnType<typeof historySearchService>;
  analyzeMood: MoodAnalyst;
  readPerson: (actor: PersonWithPlan) => Promise<PersonContext>;
};

export function chatRoutes(mount: Mount, { chats, sessions, history, analyzeMood, readPerson }: Deps): void {
  mount(endpoints.sendChatMessage, ({ c, actor, body }) =>
    chats.send(actor, body, repeatableOf(c, 'sendChatMessage', body)),
  );

  mount(endpoints.readChatReply, ({ actor, params }) => chats.reply(actor, params.id));

  mount(endpoints.retryChatReply, ({ actor, params }) => chats.retry(actor, params.id));

  mount(endpoints.listChatSessions, ({ actor, query }) => sessions.list(actor, query));

  mount(endpoints.searchChatSessions, ({ actor, body }) => sessions.list(actor, body));

  mount(endpoints.readChatSession, ({ actor, params }) => sessions.read(actor, params.id));

  mount(endpoints.renameChatSession, ({ actor, params, body }) => sessions.rename(actor, params.id, body.title));

  mount(endpoints.removeChatSession, ({ actor, params }) => sessions.remove(actor, params.id));

  mount(endpoints.analyzeMood, ({ actor, body }) => analyzeMood(actor, body.message));

  mount(endpoints.searchHistory, ({ actor, body }) => history.search(actor, body.query, body.only));

  mount(endpoints.suggestChat, async ({ actor }) => ({ suggestions: suggestionsFor(await readPerson(actor)) }));

  mount(endpoints.readAiUsage, ({ actor }) => chats.usage(actor));
}

const STREAM = '/chat/stream/:id';

/** Mounts the endpoint that streams a reply as server-sent events. It is our addition to the specification. */
export function chatStreamRoute(
  api: OpenAPIHono<Env>,
  authorise: MiddlewareHandler<Env>,
  { chats, live, openStream }: { chats: Chats; live: LiveReplies; openStream: (userId: string) => () => void },
): void {
  api.use(STREAM, async (c, next) => {
    c.set('route', STREAM);
    await next();
  });
  api.get(STREAM, authorise, async (c) => {
    const { actor, answerHeaders } = c.var;
    const { id } = streamChatReply.params.parse(c.req.param());
    const read = () => chats.reply(actor, id);
    // Refuses another person's reply before the stream begins.
    orRefuse(await read());
    const closed = openStream(actor.owner.userId);
    return new Response(replyStream({ live, id, read, closed }), {
      headers: { ...answerHeaders, 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
    });
  });
}
