import { FONT_SIZES, type TextAlign, type TextColor } from './looks.ts'

/** What word processors and pages write where nobody chose a size (14 to 18 pixels): it is body text here too. */
const BODY = { from: 10.5, to: 13.5 }
const POINTS_PER = { pt: 1, px: 0.75, em: 12, rem: 12, '%': 0.12 } as const
const KEYWORDS: Record<string, number> = {
  'xx-small': 7,
  'x-small': 7.5,
  small: 10,
  medium: 12,
  large: 13.5,
  'x-large': 18,
  'xx-large': 24,
  'xxx-large': 36,
}

function pointsOf(size: string): number | undefined {
  const [, number, unit] = /^(\d*\.?\d+)(pt|px|em|rem|%)$/.exec(size) ?? []
  const per = Object.entries(POINTS_PER).find(([own]) => own === unit)?.[1]
  return number && per ? Number(number) * per : KEYWORDS[size]
}

/**
 * The nearest of our sizes to one of CSS.
 * @returns `undefined` for body text and for what is no size
 */
export function sizeNear(css: string): number | undefined {
  const points = pointsOf(css.trim().toLowerCase())
  if (points === undefined || (points >= BODY.from && points <= BODY.to)) return undefined
  const far = (own: number) => Math.abs(own - points)
  return FONT_SIZES.reduce<number>((best, own) => (far(own) < far(best) ? own : best), FONT_SIZES[0])
}

/** Those that word processors and old HTML write by name. */
const NAMED: Record<string, string> = {
  aqua: '#00ffff',
  blue: '#0000ff',
  crimson: '#dc143c',
  darkblue: '#00008b',
  darkgreen: '#006400',
  darkred: '#8b0000',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  maroon: '#800000',
  navy: '#000080',
  orange: '#ffa500',
  purple: '#800080',
  red: '#ff0000',
  teal: '#008080',
}

function channelsOf(css: string): number[] | undefined {
  const text = NAMED[css] ?? css
  const rgb = /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)/.exec(text)
  if (rgb) return rgb.slice(1).map(Number)
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1]
  if (!hex) return undefined
  const width = hex.length / 3
  return [0, 1, 2].map((at) => Number.parseInt(hex.slice(at * width, (at + 1) * width).repeat(3 - width), 16))
}

/** What has less colour than this is the black, white or grey of a text. */
const COLOURED = 60

/**
 * Which of our colours one of CSS is, by its hue: orange and pink are red, violet is blue.
 * @returns `undefined` for black, white and grey and for what is no colour
 */
export function colorNear(css: string): TextColor | undefined {
  const channels = channelsOf(css.trim().toLowerCase())
  if (!channels) return undefined
  const [red = 0, green = 0, blue = 0] = channels
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < COLOURED) return undefined
  if (red >= green && red >= blue) return 'red'
  return green > blue ? 'green' : 'blue'
}

/** Where a line stands, by `text-align` or `align`; justified is left here: the last line decides how it is read. */
export function alignOf(css: string): TextAlign | undefined {
  const align = css.trim().toLowerCase()
  if (align === 'center' || align === '-webkit-center') return 'center'
  return align === 'right' || align === 'end' ? 'right' : undefined
}
