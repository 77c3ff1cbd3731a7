import type { DictionaryWord, WordQuote } from '@hakka/contract/dictionary'
import { Card } from '@hakka/ui/Card.tsx'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { WordSound } from '@hakka/ui/WordSound.tsx'
import { Link } from 'react-router'
import { useMarks } from '../../app/dictionary/use-marks.ts'

/** Sentences of the site's own material that have the word, in the chosen dialect: heard, and where they stand. */
export function Quotes({
  word,
  quotes,
  dialectId,
}: {
  word: DictionaryWord
  quotes: readonly WordQuote[]
  dialectId: number
}) {
  const { marks } = useMarks()
  const own = quotes.filter(({ dialect_id }) => dialect_id === dialectId)
  if (own.length === 0) return null
  const reading = word.pinyins.find(({ dialect_id }) => dialect_id === dialectId)
  const words = [word.text, ...(reading?.word?.split('、') ?? [])]
  return (
    <Card
      as="section"
      aria-label={`用到「${word.text}」的教材句子`}
      className="px-4 py-5 md:px-8 md:py-6 print:break-inside-avoid"
    >
      <h2 className="text-22 leading-snug font-bold">教材裡的句子</h2>
      <ul className="mt-3 grid gap-x-10 lg:grid-cols-2">
        {own.map(({ text, pinyin, chinese, sound, from }) => (
          <li key={text} className="border-t border-line py-4">
            <p>
              <Ruby text={text} pinyin={pinyin} dialectId={dialectId} marks={marks} highlight={words} />
            </p>
            <p className="mt-1 text-17 leading-snug text-muted">{chinese}</p>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-16 print:hidden">
              <WordSound sound={sound} says={text} iconOnly />
              <Link to={from.url} className="inline-flex min-h-12 items-center underline">
                {from.name}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
