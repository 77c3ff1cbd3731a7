/** How everybody in the books looks: clothes and hair stay the same through a book. */
import { at, dot, fill, GOLD, GREY_HAIR, HAIR, INDIGO, INDIGO_DARK, INDIGO_LIGHT, line, RED } from './ink.ts'
import type { Look } from './people.ts'

const cap = (d: string, colour: string) => fill(d, colour)
const BUNS = dot(-27, -9, 12, HAIR) + dot(27, -9, 12, HAIR)
const GIRL_CAP = cap('M-26 3c-2-21 10-31 26-31s28 10 26 31c-3-5-5-9-6-14-14 1-28 1-40 0-1 5-3 9-6 14Z', HAIR)
const BOY_CAP = cap(
  'M-26 3c-3-25 11-32 26-32s29 7 26 32l-6-12c-4 0-5-4-6-7-4 4-8 4-11 1-4 4-10 4-14 0-2 4-5 6-9 6Z',
  HAIR,
)
const MAN_CAP = cap('M-27 2c-1-22 10-31 27-31s28 9 27 31c-4-4-6-9-7-14-14 2-28 2-40-2-1 6-3 11-7 16Z', HAIR)
const BUN_CAP = (colour: string) =>
  cap('M-27 2c-1-21 11-31 27-31s28 10 27 31c-6-9-13-14-27-16-14 2-21 7-27 16Z', colour)
const LONG_CAP = cap('M-26 3c0-14 8-24 20-25 8 8 20 13 31 12 1 4 1 8 0 13 5-24-8-33-25-33S-31-22-26 3Z', HAIR)

export const GIRL: Look = {
  child: true,
  top: RED,
  trim: '#fff',
  bottom: RED,
  skirt: true,
  shoes: '#C2410C',
  behind: BUNS,
  hair: () => GIRL_CAP + at(25, -22, 0.2, '<use href="#tung"/>'),
}
export const BOY: Look = { child: true, top: GOLD, bottom: INDIGO, shoes: '#6B4A2F', hair: () => BOY_CAP }
export const GRANDMA: Look = {
  child: false,
  top: INDIGO,
  trim: INDIGO_LIGHT,
  bottom: INDIGO_DARK,
  shoes: '#5A3A28',
  behind: dot(-25, -10, 12, '#B9BDC8'),
  hair: () => BUN_CAP(GREY_HAIR),
}
const beard = line('M-3 9q9-5 20 0', '#E8EAEF', 4)
export const GRANDPA: Look = {
  child: false,
  top: '#5B7F63',
  trim: '#DCEBD9',
  bottom: '#5C4A3A',
  shoes: '#3E3128',
  hair: (mood) =>
    `${fill('M-27 6c-7-12-2-24 5-25-3 9-2 17 1 25ZM27 6c5-10 2-20-3-22 2 8 1 15-1 22Z', GREY_HAIR)}${line('M-6-6q5-4 9-1M11-7q5-3 9 1', '#E8EAEF', 3)}${mood === 'sleep' ? '' : beard}`,
}
export const MOTHER: Look = {
  child: false,
  top: '#B8486A',
  trim: '#F7C9D6',
  bottom: '#3B3450',
  shoes: '#4A2E38',
  behind: dot(-24, 4, 13, HAIR),
  hair: () => LONG_CAP,
}
export const FATHER: Look = {
  child: false,
  top: '#2F7F86',
  bottom: '#3A3F52',
  shoes: '#2B2A33',
  hair: () => MAN_CAP,
}
export const BIG_SISTER: Look = {
  child: true,
  top: INDIGO,
  trim: INDIGO_LIGHT,
  bottom: INDIGO_DARK,
  shoes: '#7A3A2A',
  behind: line('M-24 8q-14 14-8 34', HAIR, 9) + dot(-32, 43, 4.5, RED),
  hair: () => GIRL_CAP,
}
export const GREEDY: Look = {
  child: false,
  top: '#6B3FB0',
  trim: '#C9B3EF',
  bottom: '#3D2A63',
  shoes: '#2B2A33',
  hair: (mood) => MAN_CAP + (mood === 'sleep' ? '' : line('M0 10q4-5 7-1q3-4 8 1', HAIR, 3)),
}
const straw =
  fill('M-46-10C-34-32-14-42 1-42s35 10 46 32c-16 7-78 7-93 0Z', '#E9C46A') +
  line('M-46-10c18 7 78 7 93 0', '#C99B3B', 3.6)
export const FARMER: Look = {
  child: false,
  top: '#7FA7C9',
  bottom: '#4A5F78',
  shoes: '#8A5A33',
  hair: () => MAN_CAP,
  hat: straw,
}
export const FARMER_BARE: Look = { ...FARMER, hat: '' }
export const RICH: Look = {
  child: false,
  top: '#C2583A',
  trim: GOLD,
  bottom: '#7A2E22',
  shoes: '#2B2A33',
  hair: () =>
    MAN_CAP +
    fill('M-26-14c2-14 12-20 26-20s24 6 26 20Z', '#2B2A33') +
    dot(0, -35, 5, RED) +
    line('M2 12q5-5 14 0', HAIR, 2.6),
}
export const STRAW_HAT = straw
