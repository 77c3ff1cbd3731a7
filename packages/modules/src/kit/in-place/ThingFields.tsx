import type { ReactNode } from 'react'
import { put } from '#kit/editor/draft.ts'
import { EditorProvider, useEditor } from '#kit/editor/editor-host.tsx'
import { HakkaField } from '#kit/editor/HakkaField.tsx'
import { MediaField } from '#kit/editor/MediaField.tsx'
import { TextField } from '#kit/editor/TextField.tsx'
import type { DraftText } from './text.ts'
import { ui } from './ui.ts'

/**
 * Lets fields write into one thing of a board: what they put at a path of the content goes to the thing.
 * @param path where the thing stands in the content
 * @param now the thing as it is at this moment
 */
export function ThingFields<V extends object>({
  path,
  now,
  onChange,
  children,
}: {
  path: string
  now(): V
  onChange(next: V): void
  children: ReactNode
}) {
  const outer = useEditor()
  const set = (at: string, value: unknown) => {
    const next = put(now(), at.slice(path.length + 1), value)
    if (isLike(now(), next)) onChange(next)
  }
  return <EditorProvider value={{ ...outer, set }}>{children}</EditorProvider>
}

/** A field that was put into a thing leaves the thing what it was. */
const isLike = <V extends object>(_: V, value: unknown): value is V =>
  typeof value === 'object' && value !== null

/** What of a thing is asked beside its text. */
type Extra = 'chinese' | 'picture' | 'sound' | 'analysis'

interface Written extends DraftText {
  chinese?: string | undefined
  image?: { url: string } | undefined
  sound?: { url: string; synthetic?: boolean | undefined } | undefined
  analysis?: { text: string } | undefined
}

/** A text in Hakka or Mandarin, and what belongs to it. */
export function WrittenFields({
  path,
  value,
  label,
  extras = [],
  either = true,
}: {
  path: string
  value: Written
  label: string
  extras?: readonly Extra[]
  either?: boolean
}) {
  const { set } = useEditor()
  const asks = (own: Extra) => extras.includes(own)
  const says = value.lang === 'zh' ? undefined : { text: value.text, pinyin: value.pinyin ?? '' }
  return (
    <>
      <HakkaField
        path={path}
        value={value}
        textKey="text"
        readingKey="pinyin"
        label={label}
        required
        either={either}
      />
      {asks('chinese') && value.lang !== 'zh' && (
        <TextField path={`${path}.chinese`} label={ui.chinese} value={value.chinese ?? ''} />
      )}
      {(asks('picture') || asks('sound')) && (
        <div className="grid gap-3 sm:grid-cols-2">
          {asks('picture') && (
            <MediaField
              path={`${path}.image`}
              label={ui.picture}
              kind="picture"
              value={value.image}
              onFile={(file) => set(`${path}.image`, file)}
            />
          )}
          {asks('sound') && (
            <MediaField
              path={`${path}.sound`}
              label={ui.sound}
              kind="sound"
              value={value.sound}
              says={says}
              onFile={(file) => set(`${path}.sound`, file)}
            />
          )}
        </div>
      )}
      {asks('analysis') && (
        <TextField
          path={`${path}.analysis.text`}
          label={ui.analysis}
          value={value.analysis?.text ?? ''}
          long
        />
      )}
    </>
  )
}
