/**
 * Characters and readings of Hakka text that stand too faint before what is behind them, as lines: less than 4.5 : 1, or
 * 3 : 1 where they are large (WCAG 2.2, 1.4.3). Axe does not look: Hakka is drawn a cell a character, which screen readers
 * do not hear. Runs in a page. What lies on a picture can't be told and is left out, like what can't be used.
 */
export function faintReadings(): string[] {
  type Rgba = readonly [red: number, green: number, blue: number, alpha: number]
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no canvas to read colours by')
  const known = new Map<string, Rgba>()
  const rgba = (css: string): Rgba => {
    const read = known.get(css)
    if (read) return read
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = css
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const colour = [red, green, blue, alpha / 255] as const
    known.set(css, colour)
    return colour
  }
  const over = (top: Rgba, under: Rgba, opacity = 1): Rgba => {
    const share = top[3] * opacity
    const mix = (at: 0 | 1 | 2) => top[at] * share + under[at] * (1 - share)
    return [mix(0), mix(1), mix(2), 1]
  }
  const luminance = (colour: Rgba) => {
    const linear = ([0, 1, 2] as const).map((at) => {
      const part = colour[at] / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return (linear[0] ?? 0) * 0.2126 + (linear[1] ?? 0) * 0.7152 + (linear[2] ?? 0) * 0.0722
  }
  const ratio = (one: Rgba, other: Rgba) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  /** What a text and the ground under it come out as, each group faded by its opacity; nothing over a picture. */
  const shown = (around: readonly CSSStyleDeclaration[], backdrop: Rgba): [Rgba, Rgba] | undefined => {
    const [style, ...inner] = around
    if (!style) return
    const ground = over(rgba(style.backgroundColor), backdrop)
    const colour = rgba(style.color)
    const drawn = inner.length > 0 ? shown(inner, ground) : ([over(colour, ground), ground] as const)
    const opacity = Number(style.opacity)
    return drawn && [over(drawn[0], backdrop, opacity), over(drawn[1], backdrop, opacity)]
  }
  const told = new Map<string, string>()
  for (const own of document.querySelectorAll<HTMLElement>('.ruby-cell > b, .ruby-cell > i')) {
    if (!own.textContent?.trim() || own.closest(':disabled, [aria-disabled="true"], [inert]')) continue
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const around: CSSStyleDeclaration[] = []
    let onPicture = false
    for (let box: Element | null = own; box; box = box.parentElement) {
      const style = getComputedStyle(box)
      onPicture ||=
        style.backgroundImage !== 'none' && !around.some((one) => rgba(one.backgroundColor)[3] === 1)
      around.unshift(style)
    }
    const drawn = onPicture ? undefined : shown(around, [255, 255, 255, 1])
    const { fontSize, fontWeight, color } = getComputedStyle(own)
    const px = Number.parseFloat(fontSize)
    const isLarge = px >= 24 || (px >= 56 / 3 && Number(fontWeight) >= 700)
    if (!drawn || ratio(...drawn) >= (isLarge ? 3 : 4.5)) continue
    const where = own.closest('.ruby')?.textContent?.slice(0, 12)
    const line = `${ratio(...drawn).toFixed(2)} : 1，${px} px ${color}`
    if (!told.has(line)) told.set(line, `「${own.textContent}」（${where}）${line}`)
  }
  return [...told.values()]
}
