import { useRef } from 'react'

/** The page's picture, over the one before, which it fades in upon. */
export function ReaderPicture({ src, alt }: { src: string; alt: string }) {
  const shown = useRef({ now: src, before: src })
  if (shown.current.now !== src) shown.current = { now: src, before: shown.current.now }
  const { before } = shown.current
  return (
    <>
      {before !== src && <img src={before} alt="" draggable={false} className="reader-picture" />}
      <img
        key={src}
        src={src}
        alt={alt}
        draggable={false}
        fetchPriority="high"
        className="reader-picture"
        data-turned={before !== src || undefined}
      />
    </>
  )
}
