import { symbolsFor } from './symbols.ts'

/** The colours and small helpers that every page of the picture books shares. */
export const INK = '#1F2430'
export const SKIN = '#F4CFA8'
export const SKIN_SHADE = '#E5B588'
export const HAIR = '#2B2A33'
export const GREY_HAIR = '#CDD1DA'
export const INDIGO = '#1D5FA8'
export const INDIGO_DARK = '#12325C'
export const INDIGO_LIGHT = '#9CC6F0'
export const RED = '#E2553D'
export const BROWN = '#8A4B32'
export const WOOD = '#B5855A'
export const WOOD_DARK = '#8A5A33'
export const GOLD = '#F6CB5C'
export const LEAF = '#2E8B57'
export const LEAF_LIGHT = '#6DB888'

/** Puts a drawing at a place, in a size, turned or mirrored. */
export function at(x: number, y: number, scale: number, drawing: string, turn = 0, mirror = false): string {
  const turned = turn ? ` rotate(${turn})` : ''
  return `<g transform="translate(${x} ${y})${turned} scale(${mirror ? -scale : scale} ${scale})">${drawing}</g>`
}

export function line(d: string, colour: string, width: number, rest = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${rest}/>`
}

export function fill(d: string, colour: string, rest = ''): string {
  return `<path d="${d}" fill="${colour}"${rest}/>`
}

export function dot(x: number, y: number, r: number, colour: string, rest = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${rest}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, colour: string, rest = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${rest}/>`
}

/** A chance-like number of 0 to 1, the same on every run. */
export function chance(i: number, seed: number): number {
  const value = Math.sin(i * 12.9898 + seed * 78.233) * 43758.5453
  return value - Math.floor(value)
}

/** A number short enough for a path. */
export function n(value: number): number {
  return Math.round(value * 10) / 10
}

export function spread(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">${symbolsFor(parts.join(''))}${parts.join('')}</svg>`
}

/** A cover of 3 : 4. Its title is set over it as text: the upper quarter stays calm. */
export function cover(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">${symbolsFor(parts.join(''))}${parts.join('')}</svg>`
}
