import type { Face } from '@hakka/contract/shapes'

/**
 * A reading face made for this page's characters, fetched before the style sheets ask for it; until it is made, Hakka is
 * set in the interface's fonts, not half in the face of headings.
 * `family` is ours and `url` names a stored file: neither comes from a reader.
 */
export function ReadingFace({ face }: { face: Face | null }) {
  if (!face) return null
  // Without an address of its own it goes with this page.
  if (!face.url) return <style>{':root{--font-reading:var(--font-ui)}'}</style>
  const rule = `@font-face{font-family:${face.family};src:url(${face.url}) format("woff2");font-display:swap}`
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={face.url} crossOrigin="anonymous" />
      <style href={`face-${face.url}`} precedence="low">
        {rule}
      </style>
    </>
  )
}
