import { Button } from '@hakka/ui/Button.tsx'
import { useState } from 'react'
import { api } from '../api.ts'
import { TextAreaField } from '../forms/TextAreaField.tsx'
import { TextField } from '../forms/TextField.tsx'
import type { TextProps } from '../forms/TextFrame.tsx'
import { Doubts } from './Doubts.tsx'
import { readingFrom } from './reading-from.ts'
import { readingHint } from './reading-hint.ts'
import { useCompared } from './use-compared.ts'

/**
 * The reading of a text beside it: checked while it is typed, its form and against the dictionary, and offered by the
 * dictionary on demand.
 */
export function ReadingField({
  text,
  dialectId,
  disabled,
  long = false,
  ...field
}: Pick<TextProps, 'name' | 'label' | 'hint' | 'required' | 'errors'> & {
  /** What is read. */
  text: string
  dialectId: number
  value: string
  onValue(value: string): void
  disabled?: boolean
  /** Of a whole text: several lines. */
  long?: boolean
}) {
  const [state, setState] = useState<'resting' | 'asking' | 'failed'>('resting')
  const [offer, setOffer] = useState<{ text: string; pinyin: string }>()
  const hint = readingHint(text, field.value)
  const look = async () => {
    setState('asking')
    const pinyin = await readingFrom(api, text, dialectId).catch(() => undefined)
    setState(pinyin === undefined ? 'failed' : 'resting')
    setOffer(pinyin === undefined ? undefined : { text, pinyin })
  }
  const { compared, onKept } = useCompared(text, field.value, dialectId)
  const asked = offer?.text === text && offer.pinyin !== field.value ? offer.pinyin : undefined
  const offered = compared?.line.offer ?? asked
  const own = { ...field, disabled, spellCheck: false, autoCapitalize: 'none' }
  return (
    <div className="grid content-start gap-2">
      {long ? <TextAreaField {...own} /> : <TextField {...own} />}
      {hint && (
        <p role="status" className="text-16 text-warning-deep">
          {hint}
        </p>
      )}
      {!hint && compared && (
        <Doubts
          line={compared.line}
          said={{ text, pinyin: field.value }}
          dialectId={dialectId}
          onKept={disabled ? undefined : onKept}
        />
      )}
      {!disabled && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            kind="ghost"
            disabled={text.trim() === ''}
            busy={state === 'asking'}
            onClick={() => void look()}
          >
            查辭典讀音
          </Button>
          {offered && (
            <Button kind="soft" onClick={() => field.onValue(offered)}>
              用「{offered}」
            </Button>
          )}
          <span role="status" className="text-muted">
            {compared?.hasDictionary === false && '這個網站沒有匯入教育部辭典，只檢查拼音的寫法。'}
            {state === 'failed' && '辭典查不到這個讀音'}
            {offer?.text === text && !offered && '和辭典的讀音一樣'}
          </span>
        </div>
      )}
    </div>
  )
}
