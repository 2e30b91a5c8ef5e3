/** Characters of a tag's name, as a person counts them. */
export const TAG_NAME_MAX = 30;
/** Tags one person keeps, and puts on one entry. */
export const TAGS_MAX = 60;
export const ENTRY_TAGS_MAX = 20;
