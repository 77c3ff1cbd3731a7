import { useMemo } from 'react'
import type { ViewProps } from '#kit/host.ts'
import { useReadingDone } from '#kit/reading-done.tsx'
import { Slide } from '#kit/Slide.tsx'
import { Html } from './Html.tsx'
import type { TextContent } from './module.ts'
import { parseHtml } from './parse-html.ts'

/** An explanation to read, with its Hakka words under their syllables. */
export default function TextView({ content, items }: ViewProps<TextContent>) {
  const nodes = useMemo(() => parseHtml(content.content), [content.content])
  const end = useReadingDone(1, items)
  return (
    <Slide>
      <div className="max-w-[42em] text-18 leading-loose">
        <Html nodes={nodes} />
      </div>
      <div ref={end} />
    </Slide>
  )
}
