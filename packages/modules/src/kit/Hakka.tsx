import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { Ruby, type RubyProps } from '@hakka/ui/Ruby.tsx'
import { memo, type ReactNode } from 'react'
import { useHost } from './host-context.tsx'

/**
 * Hakka text as this reader wants it: the lesson's dialect, marks, numbers or no pinyin. The lesson's words stay
 * whole where a line ends.
 */
export const Hakka = memo(function Hakka(props: Omit<RubyProps, 'dialectId' | 'marks' | 'keep'>) {
  const { dialectId, reading, vocabulary } = useHost()
  const keep = vocabulary.map(({ text }) => text.hakka).filter((word) => word.length > 1)
  return <Ruby {...props} keep={keep} dialectId={dialectId} marks={reading.pinyin} />
})

/** A reading on one line, or nothing for a reader who wants no pinyin. */
export const Reading = memo(function Reading({
  pinyin,
  always = false,
}: {
  pinyin: string
  always?: boolean
}) {
  const { dialectId, reading } = useHost()
  const marks = always && reading.pinyin === 'none' ? 'marks' : reading.pinyin
  return <PinyinLine pinyin={pinyin} dialectId={dialectId} marks={marks} />
})

/** The Mandarin below a Hakka text, unless the reader has switched it off. */
export function Chinese({
  children,
  className = 'text-18 text-muted',
}: {
  children: ReactNode
  className?: string
}) {
  const { reading } = useHost()
  return reading.chinese && children ? <p className={className}>{children}</p> : null
}

/** A text that is Hakka with its reading, or Mandarin marked as such. */
export interface Either {
  text: string
  lang?: 'zh' | undefined
  pinyin?: string | undefined
}

/** Either kind of text, each in its own face and language. */
export function EitherText({ value, size = 'line' }: { value: Either; size?: RubyProps['size'] }) {
  if (value.lang === 'zh' || value.pinyin === undefined) return <span>{value.text}</span>
  return <Hakka text={value.text} pinyin={value.pinyin} size={size} />
}
