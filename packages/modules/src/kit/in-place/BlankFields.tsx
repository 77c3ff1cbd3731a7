import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { BlankDraft } from '#kit/blank/blank.ts'
import { useEditor } from '#kit/editor/editor-host.tsx'
import { HakkaField } from '#kit/editor/HakkaField.tsx'
import { ADD, ICON_TOOL } from '#kit/editor/looks.ts'
import { addWrong, asBlank, isBlank, OPTIONS_MAX, removeWrong, wrongOf } from './blank-edit.ts'
import { Tick } from './Tick.tsx'
import { nameOf } from './text.ts'
import { ui } from './ui.ts'

/**
 * Whether a text is a blank, and what pupils may choose beside the right answer, which is the text itself. It stands in
 * the `ThingFields` of the thing at `path`.
 */
export function BlankFields({
  path,
  now,
  value,
  newId,
}: {
  path: string
  now(): BlankDraft
  value: BlankDraft
  /** An id for an option that is made now. */
  newId(): number
}) {
  const { set } = useEditor()
  const blank = isBlank(value)
  const wrong = wrongOf(value)
  const list = useRef<HTMLFieldSetElement>(null)
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    list.current?.querySelector<HTMLElement>('[data-wrong]:last-of-type input')?.focus()
  })
  const full = (value.options ?? []).length >= OPTIONS_MAX
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <Tick
        label={ui.blank}
        hint={ui.blankHint}
        checked={blank}
        onChange={(on) => set(path, asBlank(now(), on, newId()))}
      />
      {blank && (
        <fieldset ref={list} className="grid min-w-0 gap-2">
          <legend className="pb-1 font-medium">{ui.wrongOptions}</legend>
          {wrong.map((option, index) => {
            const at = (value.options ?? []).indexOf(option)
            return (
              <div key={option.id} data-wrong className="flex items-start gap-1">
                <div className="min-w-0 flex-1">
                  <HakkaField
                    path={`${path}.options.${at}`}
                    value={option}
                    textKey="text"
                    readingKey="pinyin"
                    label={ui.wrongOption(index + 1)}
                    either={option.lang === 'zh'}
                    bare
                  />
                </div>
                <button
                  type="button"
                  className={ICON_TOOL}
                  aria-label={ui.removeWrong(nameOf(option, ui.wrongOption(index + 1)))}
                  onClick={() => set(path, removeWrong(now(), option.id))}
                >
                  <X size={20} aria-hidden="true" />
                </button>
              </div>
            )
          })}
          <button
            type="button"
            className={ADD}
            disabled={full}
            onClick={() => {
              const lang = value.lang === 'zh' ? { lang: value.lang } : { pinyin: '' }
              added.current = true
              set(path, addWrong(now(), newId(), { text: '', ...lang }))
            }}
          >
            <Plus size={20} aria-hidden="true" />
            {ui.addWrong}
          </button>
        </fieldset>
      )}
    </div>
  )
}
