import { z } from 'zod';

/** A message with the rules, which some services know no role for. */
const SYSTEM = 'system';
/** A service that doesn't stream sends the reply whole. */
const STREAM = 'stream';
const NOT_OFFERED = String.raw`(?:(?:not|n.t)(?: be| yet)? (?:support|allow|availab|enabl|implement|permit)\w*|unsupported|disabled)`;
/** Parts of a request that a reply can do without, by what names them in a refusal. */
const SPARE_PARTS: readonly (readonly [name: string, names: RegExp])[] = [
  ['stream_options', /\bstream_?options\b|\binclude_usage\b/i],
  [
    'language',
    /\b(?:param\w*|field|argument|propert\w+|inputs?|unsupported|unknown|unrecogni[sz]ed|unexpected)\b.{0,40}\blanguage\b(?! model)/i,
  ],
  ['response_format', /\bresponse_?format\b|\b(?:audio|output) format\b|\bmp3\b/i],
  [
    SYSTEM,
    /\bsystem[ _-](?:role|message|prompt|instruction)s?\b|\brole\b(?!\\?["']\s*:).{0,60}\bsystem\b|\broles must alternate\b|\bdeveloper instruction\b/i,
  ],
  [
    STREAM,
    new RegExp(
      String.raw`["']stream\\?["'](?!\s*:)|\bstream(?:ing|ed)?\b.{0,40}${NOT_OFFERED}|${NOT_OFFERED}.{0,40}\bstream(?:ing|ed)?\b`,
      'i',
    ),
  ],
];
/** Parts that are left out only if a refusal names them. */
const NAMED_ONLY: ReadonlySet<string> = new Set([SYSTEM, STREAM]);
/** Statuses that may tell of a refused part without a word. */
const MAY_SAY_NOTHING = new Set([400, 409, 422]);
/** Words of refusals that say nothing, and of what is around them: JSON, a page, the address. */
const SAYS_NOTHING =
  /^(?:\s*(?:bad|invalid|requests?|unprocessable|entity|content|conflict|the|your|is|was|http|errors?|details?|message|type|code|status(?:code)?|param|title|object|null|none|true|false|nginx|openresty|cloudflare|timestamp|path|v1|chat|completions|\d\w*)(?=\s|$))*$/i;
/** Beginning of a refusal that shows whether it says something, in characters. */
const BEGINNING = 200;

const Chat = z.looseObject({ messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })) });
type Chat = z.infer<typeof Chat>;
const chatOf = (body: string): Chat | undefined => Chat.safeParse(JSON.parse(body)).data;

/** The parts of a request, as JSON or as a form with a recording; null for another body. */
export function partsOf(body: unknown): ReadonlySet<string> | null {
  if (body instanceof FormData) return new Set(body.keys());
  if (typeof body !== 'string') return null;
  const hasSystem = chatOf(body)?.messages.some(({ role }) => role === SYSTEM);
  return new Set([...Object.keys(JSON.parse(body) as object), ...(hasSystem ? [SYSTEM] : [])]);
}

/** A body without some of its parts. The rules of a chat become the beginning of the person's first message. */
export function bodyWithout(body: string | FormData, names: ReadonlySet<string>): string | FormData {
  if (body instanceof FormData) {
    const form = new FormData();
    for (const [name, value] of body) if (!names.has(name)) form.append(name, value);
    return form;
  }
  // The options of a stream go with it.
  const isLeftOut = (name: string) => names.has(name) || (names.has(STREAM) && name === 'stream_options');
  const chat = names.has(SYSTEM) ? chatOf(body) : undefined;
  const all = { ...(JSON.parse(body) as object), ...(chat && { messages: withoutSystem(chat.messages) }) };
  return JSON.stringify(Object.fromEntries(Object.entries(all).filter(([name]) => !isLeftOut(name))));
}

function withoutSystem(messages: Chat['messages']): Chat['messages'] {
  const rules = messages.filter(({ role }) => role === SYSTEM).map(({ content }) => content);
  const others = messages.filter(({ role }) => role !== SYSTEM);
  const first = others.findIndex(({ role }) => role === 'user');
  return others.map((message, place) =>
    place === first ? { ...message, content: [...rules, message.content].join('\n\n') } : message,
  );
}

/** The part of a request that a refusal names; null for none. */
export const namedPart = (sent: ReadonlySet<string>, refusal: string): string | null =>
  SPARE_PARTS.find(([name, names]) => sent.has(name) && names.test(refusal))?.[0] ?? null;

/** The optional parameters of a request. */
export const sparesOf = (sent: ReadonlySet<string>): string[] =>
  SPARE_PARTS.map(([name]) => name).filter((name) => !NAMED_ONLY.has(name) && sent.has(name));

export const saysNothing = (status: number, refusal: string): boolean =>
  MAY_SAY_NOTHING.has(status) &&
  SAYS_NOTHING.test(
    refusal
      .slice(0, BEGINNING)
      .replace(/<[^>]*(?:>|$)/g, ' ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
