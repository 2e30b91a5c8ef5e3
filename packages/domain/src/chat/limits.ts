/** Longest message to the assistant, as a person counts characters (issue 6). */
export const CHAT_MESSAGE_MAX = 4000;
/** Longest name of a conversation. */
export const CHAT_TITLE_MAX = 80;

/** Companion §9: one call of the chat, its polling, and how high the input grows. */
export const CHAT_REQUEST_TIMEOUT_MS = 30_000;
export const CHAT_POLL_EVERY_MS = 1000;
export const CHAT_POLL_ATTEMPTS = 120;
export const CHAT_INPUT_MAX_HEIGHT_PX = 120;

/** Turns of a conversation a model is given, the newest ones. */
export const CHAT_TURNS_MAX = 12;

/** Conversations of one page of the list, and results of one search. */
export const CHAT_SESSIONS_MAX = 100;
export const HISTORY_RESULTS_MAX = 8;
export const HISTORY_QUERY_MAX = 200;
/** How long a search of one's own history may take before it is given up, ms: well within companion §9's 30 s. */
export const HISTORY_SEARCH_MS = 10_000;

/** How many suggestions to start a conversation with. */
export const CHAT_SUGGESTIONS = 4;
