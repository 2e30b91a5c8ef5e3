/** Tags between which models think aloud. The template of some opens the tag, so that only its end is sent. */
export const THOUGHT_TAGS = ['think', 'thinking', 'thought'] as const;
