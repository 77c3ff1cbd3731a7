import { dialectName } from '@hakka/contract/constants'
import type { DictionaryWord } from '@hakka/contract/dictionary'
import { Chip } from '@hakka/ui/Chip.tsx'
import { WordSound } from '@hakka/ui/WordSound.tsx'
import { ArrowRight } from 'lucide-react'
import { Meanings } from '../dictionary/Meanings.tsx'
import { partOfSpeech } from '../dictionary/part-of-speech.ts'
import { useMarks } from '../dictionary/use-marks.ts'
import { WordHead } from '../dictionary/WordHead.tsx'
import { wordPath } from '../dictionary/word-path.ts'

/** So many derived words fit beside a text; the word's page has them all. */
const DERIVED = 8

/** An entry as the panel shows it: reading, meaning and derived words, and the way to its page. */
export function LookupWord({
  word,
  place,
  dialectId,
  onLook,
}: {
  word: DictionaryWord
  /** Its number among entries that are written alike. */
  place: number | undefined
  dialectId: number
  onLook(text: string): void
}) {
  const { marks } = useMarks()
  const reading = word.pinyins.find(({ dialect_id }) => dialect_id === dialectId)
  return (
    <article aria-label={place ? `${word.text} ${place}` : word.text} className="border-t border-line">
      <div className="grid gap-3 px-5 py-4">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <WordHead word={word} dialectId={dialectId} marks={marks} look="panel" as="h3" />
          </div>
          <span className="max-w-24 flex-none">
            {reading && <WordSound sound={reading.sound} says={word.text} iconOnly kind="primary" size="l" />}
          </span>
        </div>
        <p className="flex flex-wrap items-center gap-2">
          {word.chinese && <b className="text-22 leading-snug">{word.chinese}</b>}
          {place && <Chip tone="warning">第 {place} 條</Chip>}
          {word.part_of_speech && <Chip>{partOfSpeech(word.part_of_speech)}</Chip>}
          <Chip tone="level">{dialectName(dialectId)}</Chip>
        </p>
        <Meanings word={word} examples="wide" />
        <div className="max-md:hidden">
          <h4 className="mb-1.5 text-16 text-muted">衍生詞</h4>
          {word.derived_words.length === 0 ? (
            <p className="text-muted">查無資料</p>
          ) : (
            <ul className="flex flex-wrap gap-2">
              {word.derived_words.slice(0, DERIVED).map(({ id, text }) => (
                <li key={id}>
                  <button
                    type="button"
                    lang="hak-Hant-TW"
                    onClick={() => onLook(text)}
                    className="inline-flex min-h-12 items-center rounded-button border-[1.5px] border-control bg-white px-4 text-20 leading-tight hover:border-ink"
                  >
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <a
        href={wordPath(word.text, dialectId)}
        target="_blank"
        rel="noopener"
        className="flex min-h-14 items-center justify-between gap-3 bg-brand px-5 font-bold text-white no-underline hover:bg-brand-deep"
      >
        看六腔讀音與完整詞條
        <span className="sr-only">（開新分頁）</span>
        <ArrowRight aria-hidden="true" />
      </a>
    </article>
  )
}
