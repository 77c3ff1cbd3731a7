import type { Review } from '@hakka/contract/dashboard'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { WordSound } from '@hakka/ui/WordSound.tsx'
import { Repeat2 } from 'lucide-react'
import { Link } from 'react-router'

/** Words that were missed, to be heard again, and the exercise in which it happened. */
export function ReviewCard({ review: { words, count, url, module_name } }: { review: Review }) {
  return (
    <Card as="section" aria-labelledby="review" className="p-4 md:p-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="review" className="text-22 font-bold">
          該複習的語詞
        </h2>
        <p className="text-16 text-muted tabular-nums">{count} 個</p>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {words.map((word) => (
          <li
            key={`${word.text} ${word.pinyin}`}
            className="flex flex-col items-center gap-1 rounded-option border border-line px-2 py-3 text-center"
          >
            <span lang="hak-Hant-TW" className="font-ui text-22 leading-snug font-medium wrap-anywhere">
              {word.text}
            </span>
            <PinyinLine pinyin={word.pinyin} dialectId={word.dialect_id} />
            <span className="text-16 leading-snug text-muted">{word.chinese}</span>
            <span className="mt-auto pt-1">
              <WordSound sound={word.sound} says={word.text} iconOnly />
            </span>
          </li>
        ))}
      </ul>
      <Link to={url} className={`${buttonClass({ kind: 'outline' })} mt-4 w-full`}>
        <Repeat2 size={22} aria-hidden="true" />
        再做一次：{module_name}
      </Link>
    </Card>
  )
}
