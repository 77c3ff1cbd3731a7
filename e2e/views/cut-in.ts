/** What is worked with and read in an exercise. */
const PARTS =
  '[data-option], [data-slot], [data-tile], [data-piece], [data-keyword], [data-side], [data-choose], [data-word], [data-card], [data-way], .game-face, h3, p'

const nameOf = (own: Element): string => {
  const data = own.getAttributeNames().filter((name) => name.startsWith('data-'))
  return `${own.localName}${data.map((name) => `[${name}]`).join('')} ${(own.textContent ?? '').slice(0, 12)}`
}

/** Above the bar at the lower edge; the window's own edge where there is none, or where it ends the page. */
function lowerEdge(): number {
  const bar = [...document.querySelectorAll('.check-bar')].find((own) => own.checkVisibility())
  return bar && getComputedStyle(bar).position === 'fixed'
    ? bar.getBoundingClientRect().top
    : Number.POSITIVE_INFINITY
}

/** The page leaves as much room below as the bar takes: what lies under it now is scrolled to. */
const pageScrolls = () => document.documentElement.scrollHeight > innerHeight + 1

/**
 * Parts of the open exercise that are cut by a box around them, or lie under the bar. What a field scrolls to is not cut,
 * where the field fades out as long as there is more.
 */
export function cutIn(): string[] {
  const edge = lowerEdge()
  return [...document.querySelectorAll('[data-part]')].flatMap((part) =>
    [...part.querySelectorAll(PARTS)].flatMap((own) => {
      if (own.closest('.check-bar') || !own.checkVisibility({ opacityProperty: true })) return []
      const box = own.getBoundingClientRect()
      // For screen readers alone.
      if (box.width < 4 || box.height < 4) return []
      for (
        let around = own.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, maskImage } = getComputedStyle(around)
        if (overflowY === 'visible') continue
        const field = around.getBoundingClientRect()
        const isCutAside = box.left < field.left - 1 || box.right > field.right + 1
        if (isCutAside && (overflowX === 'hidden' || overflowX === 'clip'))
          return [`${nameOf(own)}：邊上被切掉`]
        if (box.top >= field.top - 1 && box.bottom <= field.bottom + 1) continue
        const scrolls = overflowY === 'auto' || overflowY === 'scroll'
        if (!scrolls) return [`${nameOf(own)}：被切掉`]
        return maskImage === 'none' ? [`${nameOf(own)}：要捲動，卻看不出來`] : []
      }
      return box.bottom > edge + 1 && !pageScrolls() ? [`${nameOf(own)}：在橫條下面`] : []
    }),
  )
}

/** Places of the open exercise of which a part is out of sight: below a field's edge, or under the bar. */
export function outOfSight(): string[] {
  const edge = lowerEdge()
  return [...document.querySelectorAll('[data-part] [data-slot]')]
    .filter((own) => own.checkVisibility())
    .filter((own) => {
      const box = own.getBoundingClientRect()
      const field = own.closest('.blank-diagram, .fits-field')?.getBoundingClientRect()
      return box.bottom > Math.min(edge, field?.bottom ?? edge) + 1 || box.top < (field?.top ?? 0) - 1
    })
    .map(nameOf)
}
