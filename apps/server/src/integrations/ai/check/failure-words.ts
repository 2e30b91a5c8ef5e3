const KEY = 'the service refused the key. Set AI_API_KEY, and check that the key may use the model';
const REFUSED =
  'the service refused the request, also without what can be left out. Its own log says why; often the prompt is longer than its context (Ollama: OLLAMA_CONTEXT_LENGTH=16384), or AI_MODEL isn’t made for conversations';
const OVERLOADED = 'the service itself failed. Its own log says why; often the model doesn’t fit into memory';

/** What a service's status means for a reply, and what to set. */
const BY_STATUS: Readonly<Record<number, string>> = {
  400: REFUSED,
  401: KEY,
  402: 'the account has no credit at the service',
  403: KEY,
  404: 'the service has no such model or address. Set AI_MODEL to a model it has, and AI_BASE_URL, which mostly ends in /v1',
  405: 'the address takes no conversations. Set AI_BASE_URL, which mostly ends in /v1',
  413: 'the prompt is too long for the service. Raise its limit, or take a model with a longer context',
  415: REFUSED,
  422: REFUSED,
  429: 'the service allows no more requests now. Wait, or raise the limit of the account',
};

/** What the other reasons mean. */
const BY_REASON: Readonly<Record<string, string>> = {
  'first-token': 'raise AI_FIRST_TOKEN_SECONDS, or take a smaller model',
  'total-time': 'raise AI_REPLY_SECONDS, or take a smaller model',
  idle: 'the service stopped in the middle of a reply. Take a smaller model',
  network: 'the service stopped answering',
  protocol: 'the service doesn’t speak OpenAI’s protocol at this address. Set AI_BASE_URL, which mostly ends in /v1',
  'no-text':
    'the model wrote nothing, or only thoughts. Take a model that doesn’t think first, or raise the service’s limit of tokens',
  'cut-off':
    'the reply broke off. Raise the service’s limit of tokens or its context (Ollama: OLLAMA_CONTEXT_LENGTH=16384)',
  'content-filter': 'the service’s filter withheld the reply. Loosen it, or take another model',
  'too-long': 'the model doesn’t stop writing. Its service may have the wrong chat template',
  thoughts: 'the reply contains the model’s thoughts. If other replies do too, its service has the wrong chat template',
  tools: 'the model writes tool calls wrongly: take one that supports tools',
};
const SERVER_ERROR = 500;

/** Says in plain words why there was no reply, and what to set. */
export function failureWords({
  reason = 'unknown',
  status,
}: {
  reason?: string | undefined;
  status?: number | undefined;
}): string {
  if (reason !== 'status' || status === undefined) return `no reply (${reason})${hintOf(BY_REASON[reason])}`;
  return `no reply (status ${status})${hintOf(BY_STATUS[status] ?? (status >= SERVER_ERROR ? OVERLOADED : undefined))}`;
}

const hintOf = (hint: string | undefined): string => (hint === undefined ? '' : `: ${hint}`);
