/** Longest message to the assistant, in user-perceived characters. */
export const CHAT_MESSAGE_MAX = 4000;
/** Longest title of a conversation. */
export const CHAT_TITLE_MAX = 80;

/** Timeout of a chat request, interval of polling, and maximum height of the input. */
export const CHAT_REQUEST_TIMEOUT_MS = 30_000;
export const CHAT_POLL_EVERY_MS = 1000;
export const CHAT_POLL_ATTEMPTS = 120;
export const CHAT_INPUT_MAX_HEIGHT_PX = 120;

/** Number of messages of the conversation that a model gets, the newest ones. */
export const CHAT_TURNS_MAX = 12;

/** Conversations per page of the list, and results per search. */
export const CHAT_SESSIONS_MAX = 100;
export const HISTORY_RESULTS_MAX = 8;
export const HISTORY_QUERY_MAX = 200;
/** Timeout of a search in the person's own history, ms. It is shorter than the specified 30 s. */
export const HISTORY_SEARCH_MS = 10_000;

/** Number of suggestions for the first message. */
export const CHAT_SUGGESTIONS = 4;
