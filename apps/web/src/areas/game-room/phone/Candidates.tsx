import { KEYPAD } from '@hakka/contract/constants'
import type { PinyinSuggestion } from '@hakka/contract/dictionary'
import type { PointerEvent, RefObject } from 'react'
import { useEffect } from 'react'
import { shownReading } from '../../../app/pinyin/reading-match.ts'
import { useSuggestions } from '../../../app/pinyin/use-suggestions.ts'
import { type Pick, typedAtEnd } from './typed-reading.ts'

type Typed = HTMLTextAreaElement | HTMLInputElement

/** Characters that most sentences need and few keyboards have. */
const COMMON = ['𠊎', '佢', '个', '仔', '毋', '恁', '儕', '摎']
const MOST = 12

/** The field keeps its cursor and the phone its keyboard. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

/** Puts a text where the cursor stands, over so much of what stands before it; React follows as if it was typed. */
function put(field: Typed | null, text: string, over = 0): void {
  if (!field) return
  const end = field.selectionEnd ?? field.value.length
  const start = field.selectionStart ?? end
  field.setRangeText(text, start === end ? Math.max(0, start - over) : start, end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/** Over the phone's own keyboard: common characters, what the pinyin that is being typed may mean, tone marks. */
export function Candidates({
  field,
  value,
  dialectId,
  onPick,
}: {
  field: RefObject<Typed | null>
  value: string
  dialectId: number
  onPick(pick: Pick): void
}) {
  const { now, suggester } = useSuggestions(dialectId)
  const typed = typedAtEnd(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text is searched for
  useEffect(() => {
    if (typed === '') suggester('').settle('')
    else suggester('').change(typed)
  }, [typed])
  const words = now.state === 'found' ? [...now.exact, ...now.fuzzy].slice(0, MOST) : []
  const pick = (word: PinyinSuggestion) => {
    const [pinyin] = (word.pinyins[dialectId]?.text ?? '').split('、')
    put(field.current, word.text, typed.length)
    if (pinyin) onPick({ text: word.text, pinyin })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups what a form sends, and these keys send nothing
    <div role="group" aria-label="客語鍵盤" className="candidates" onPointerDown={keepFocus}>
      {typed === '' ? (
        <div className="candidates-row" lang="hak-Hant-TW">
          {COMMON.map((sign) => (
            <button
              key={sign}
              type="button"
              className="candidate-sign"
              onClick={() => put(field.current, sign)}
            >
              {sign}
            </button>
          ))}
        </div>
      ) : (
        <div className="candidates-words" role="status">
          {words.map((word) => (
            <button key={word.id} type="button" className="candidate-word" onClick={() => pick(word)}>
              <span lang="hak-Hant-TW">{word.text}</span>
              <span lang="hak-Latn-TW">
                {shownReading((word.pinyins[dialectId]?.text ?? '').split('、')[0] ?? '', dialectId, 'marks')}
              </span>
            </button>
          ))}
          {words.length === 0 && <p>{now.state === 'not_found' ? '查無相關單字' : '查詢中'}</p>}
        </div>
      )}
      <div className="candidates-row" data-tones>
        {KEYPAD.tones.map((mark) => (
          <button
            key={mark}
            type="button"
            className="candidate-sign"
            aria-label={`調號 ${mark}`}
            onClick={() => put(field.current, mark)}
          >
            {mark}
          </button>
        ))}
        <button
          type="button"
          className="candidate-sign"
          aria-label="逗號 ，"
          onClick={() => put(field.current, '，')}
        >
          ，
        </button>
        <button
          type="button"
          className="candidate-sign"
          aria-label="句號 。"
          onClick={() => put(field.current, '。')}
        >
          。
        </button>
      </div>
    </div>
  )
}
