/*
 * What letters and lines may look like. Each is a class of the stored HTML: `fs-24`, `tc-red`, `ta-center`. The server
 * (`domain/text/html.ts`) and the stylesheet know the same.
 */

/** In points. */
export const FONT_SIZES = [8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 36, 48, 60, 72, 96] as const

/** Each is readable on everything that a text stands on. */
export type TextColor = 'red' | 'blue' | 'green'

/** Where a line stands, if not on the left. */
export type TextAlign = 'center' | 'right'
