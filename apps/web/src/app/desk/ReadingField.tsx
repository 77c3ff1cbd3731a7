import { isPinyin } from '@hakka/hakka/pinyin'
import { rubyMismatch } from '@hakka/hakka/ruby'
import { Button } from '@hakka/ui/Button.tsx'
import { useState } from 'react'
import { api } from '../api.ts'
import { TextAreaField } from '../forms/TextAreaField.tsx'
import { TextField } from '../forms/TextField.tsx'
import type { TextProps } from '../forms/TextFrame.tsx'
import { readingFrom } from './reading-from.ts'

/** What is wrong with a reading while it is typed; the server has the last word. */
function hintOf(text: string, pinyin: string): string | undefined {
  if (text === '' || pinyin === '') return undefined
  if (!isPinyin(pinyin)) return '拼音的格式不對：每個音節寫字母和調值，像 ngai11'
  return rubyMismatch(text, pinyin)
}

/** The reading of a text beside it: checked while it is typed, and offered by the dictionary on demand. */
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
  const hint = hintOf(text, field.value)
  const look = async () => {
    setState('asking')
    const pinyin = await readingFrom(api, text, dialectId).catch(() => undefined)
    setState(pinyin === undefined ? 'failed' : 'resting')
    setOffer(pinyin === undefined ? undefined : { text, pinyin })
  }
  const offered = offer?.text === text && offer.pinyin !== field.value ? offer.pinyin : undefined
  const own = { ...field, disabled, spellCheck: false, autoCapitalize: 'none' }
  return (
    <div className="grid content-start gap-2">
      {long ? <TextAreaField {...own} /> : <TextField {...own} />}
      {hint && (
        <p role="status" className="text-16 text-warning-deep">
          {hint}
        </p>
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
            {state === 'failed' && '辭典查不到這個讀音'}
            {offer?.text === text && !offered && '和辭典的讀音一樣'}
          </span>
        </div>
      )}
    </div>
  )
}
