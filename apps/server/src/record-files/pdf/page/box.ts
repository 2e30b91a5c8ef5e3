/** A place on a page, in points from its left and top. */
export type Box = { x: number; y: number; width: number; height: number };
