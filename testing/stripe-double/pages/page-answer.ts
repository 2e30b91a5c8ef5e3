/** What a hosted page answers: a page, or the address to go on to. */
export type PageAnswer = { status: number; page: string } | { status: 303; location: string };

export const shown = (status: number, page: string): PageAnswer => ({ status, page });
export const redirect = (location: string): PageAnswer => ({ status: 303, location });
