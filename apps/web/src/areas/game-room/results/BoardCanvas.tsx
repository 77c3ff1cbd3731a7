import type { Ref } from 'react'

/** Where a board is drawn: as wide as there is room, and pushed sideways on a phone, where nobody could read it. */
export function BoardCanvas({ canvas, label }: { canvas: Ref<HTMLCanvasElement>; label: string }) {
  return (
    <section
      aria-label="黑板的圖片"
      className="overflow-x-auto rounded-card border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, keys scroll it
      tabIndex={0}
    >
      <canvas ref={canvas} role="img" aria-label={label} className="block w-full min-w-[40rem]" />
    </section>
  )
}
