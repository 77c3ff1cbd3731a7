/** In points (1-core §9). Each is a class of the stored HTML: `fs-24`. The server and the stylesheet know the same. */
export const FONT_SIZES = [8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 36, 48, 60, 72, 96] as const
