/** Longest name of a tag, in user-perceived characters. */
export const TAG_NAME_MAX = 30;
/** Longest name of a group of tags, in user-perceived characters. */
export const TAG_GROUP_MAX = 30;
/** Maximum number of tags of a person, and of an entry. */
export const TAGS_MAX = 60;
export const ENTRY_TAGS_MAX = 20;
