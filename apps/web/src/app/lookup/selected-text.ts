import { DICTIONARY } from '@hakka/contract/constants'
import { graphemes } from '@hakka/hakka/characters'

const HAKKA = '[lang|="hak"]:not([lang|="hak-Latn"])'
/** Readings, and what stands in a Hakka text in another language. */
const NOT_HAKKA = `rt, rp, .ruby-plain, [lang]:not(${HAKKA})`

/** A selection as it is looked up: without its line ends and outer spaces, no longer than the dictionary takes. */
export function lookupText(selected: string): string {
  const text = selected.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, '').trim()
  return graphemes(text).slice(0, DICTIONARY.lookup_text).join('').trim()
}

export interface SelectedText {
  text: string
  /** The selection's last line on the screen. */
  place: DOMRect
}

/** The Hakka in what is selected; nothing where there is none. */
export function selectedText(selection: Selection | null): SelectedText | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const { commonAncestorContainer: common } = range
  const around = common instanceof Element ? common : common.parentElement
  if (!around || around.closest('dialog:modal, [contenteditable]')) return undefined
  const rects = Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0)
  const place = rects.at(-1)
  const text = lookupText(hakkaOf(range, around))
  return place && text !== '' ? { text, place } : undefined
}

/** Of a selection inside Hakka all of it, of one around Hakka those parts; never the readings. */
function hakkaOf(range: Range, around: Element): string {
  if (around.closest('rt, rp, .ruby-plain')) return ''
  const inside = around.closest('[lang]')?.matches(HAKKA)
  const content = range.cloneContents()
  for (const reading of content.querySelectorAll(
    inside ? NOT_HAKKA : 'rt, rp, .ruby-plain, [lang|="hak-Latn"]',
  ))
    reading.remove()
  if (inside) return content.textContent ?? ''
  return Array.from(content.querySelectorAll(HAKKA))
    .filter((element) => !element.parentElement?.closest(HAKKA))
    .map(({ textContent }) => textContent)
    .join('')
}
