import { StoredHtml, type StoredHtmlProps } from '@hakka/ui/html/StoredHtml.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Hakka } from '#kit/Hakka.tsx'
import type { ViewProps } from '#kit/host.ts'
import { Slide } from '#kit/page/Slide.tsx'
import { useReadingDone } from '#kit/round/reading-done.tsx'
import { LOOKS } from './looks.ts'
import type { TextContent } from './module.ts'

const own: Omit<StoredHtmlProps, 'html'> = {
  looks: LOOKS,
  hakka: (text, pinyin) => <Hakka text={text} pinyin={pinyin} size="inline" />,
  picture: ({ src, alt, width, height }, className) => (
    <Picture
      src={src}
      alt={alt ?? ''}
      width={Number.parseInt(width ?? '', 10) || 640}
      height={Number.parseInt(height ?? '', 10) || 360}
      className={className}
    />
  ),
}

/** An explanation to read, with its Hakka words under their syllables. */
export default function TextView({ content, items }: ViewProps<TextContent>) {
  const end = useReadingDone(1, items)
  return (
    <Slide>
      <div className="max-w-[42em] text-18 leading-loose">
        <StoredHtml html={content.content} {...own} />
      </div>
      <div ref={end} />
    </Slide>
  )
}
