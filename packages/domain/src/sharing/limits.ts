/** Number of days in which the link of an invitation can be accepted, once. */
export const INVITE_LINK_DAYS = 7;
/** Default and maximum number of days until a share ends. */
export const SHARE_DAYS_DEFAULT = 30;
export const SHARE_DAYS_MAX = 365;
/** Maximum number of invitations and shares of a person that are open at once. */
export const OPEN_SHARES_MAX = 20;
/** Longest name that a person gives to a professional, in characters. */
export const OWNER_NAME_MAX = 100;
/** Longest name and contact of a professional, in characters. */
export const PROFESSIONAL_NAME_MAX = 100;
export const LISTING_CONTACT_MAX = 200;
/** Longest text of a listing, in characters. */
export const LISTING_TEXT_MAX = 300;
/** Default and maximum number of items of the lists of accesses and of a patient's entries. */
export const ACCESS_LIST_DEFAULT = 50;
export const ACCESS_LIST_MAX = 200;
/** Maximum number of days of the figures and files of a share. Older shared days are read entry by entry. */
export const SHARED_FIGURES_MAX_DAYS = 731;
/** A pause of this many minutes between two accesses separates two visits. */
export const VISIT_PAUSE_MINUTES = 30;
/** Number of days before the last visit with which the entries since then are compared. */
export const VISIT_BEFORE_DAYS = 28;
