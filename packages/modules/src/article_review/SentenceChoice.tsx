import { at, isRecord, listOf, textOf } from '#kit/editor/draft.ts'
import { useEditor } from '#kit/editor/editor-host.tsx'
import { Frame } from '#kit/editor/Frame.tsx'
import type { FieldProps } from '#kit/editor/field-props.tsx'
import { INPUT } from '#kit/editor/looks.ts'
import { ui } from './ui.ts'

/** In which sentence of the article an answer is found: chosen by its text. */
export function SentenceChoice({ value, path }: FieldProps) {
  const { now, set } = useEditor()
  const sentences = listOf(at(now(), 'sentences'))
  return (
    <Frame path={path} label={ui.whichSentence}>
      {(wiring) => (
        <select
          {...wiring}
          className={INPUT}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => set(path, Number(event.target.value) || undefined)}
        >
          <option value="">{ui.anySentence}</option>
          {sentences.map((own, index) => {
            const hakka = isRecord(own) && isRecord(own.hakka) ? textOf(own.hakka.text) : ''
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is named by its place
              <option key={index} value={index + 1}>
                {hakka}
              </option>
            )
          })}
        </select>
      )}
    </Frame>
  )
}
