import type { WordLine } from '@hakka/contract/dictionary'
import { formatPinyin } from '@hakka/hakka/pinyin'
import { Chip } from '@hakka/ui/Chip.tsx'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { partOfSpeech } from '../../app/dictionary/part-of-speech.ts'
import { useMarks } from '../../app/dictionary/use-marks.ts'
import { wordPath } from '../../app/dictionary/word-path.ts'

/** Found words, a row each; the one link of a row reaches over all of it. */
export function ResultList({ words, dialectId }: { words: readonly WordLine[]; dialectId: number }) {
  const { marks } = useMarks()
  return (
    <ul className="overflow-clip rounded-card border border-line bg-white">
      {words.map(({ id, text, pinyin, word, chinese, part_of_speech }) => (
        <li
          key={id}
          className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0 hover:bg-note md:grid-cols-[minmax(8rem,14rem)_minmax(10rem,1fr)_1fr_auto_auto] md:px-8"
        >
          <h3 className="text-26 leading-snug max-md:col-start-1">
            <Link
              to={`${wordPath(text, dialectId)}#${id}`}
              lang="hak-Hant-TW"
              className="text-ink no-underline after:absolute after:inset-0"
            >
              {text}
            </Link>
          </h3>
          <p className="leading-snug max-md:col-start-1">
            {word && word.split('、')[0] !== text && (
              <>
                <span className="text-16 text-other-word-deep">說</span>{' '}
                <span lang="hak-Hant-TW">{word}</span>{' '}
              </>
            )}
            {pinyin === '' ? (
              <span className="text-16 text-muted">無資料</span>
            ) : (
              <span lang="hak-Latn-TW" className="text-17 text-primary">
                {pinyin
                  .split('、')
                  .map((reading) => formatPinyin(reading, dialectId, marks))
                  .join('、')}
              </span>
            )}
          </p>
          <p className="leading-snug text-muted max-md:col-start-1">{chinese}</p>
          <span className="max-md:col-start-2 max-md:row-start-1">
            {part_of_speech && <Chip>{partOfSpeech(part_of_speech)}</Chip>}
          </span>
          <ChevronRight aria-hidden="true" size={20} className="text-muted max-md:hidden" />
        </li>
      ))}
    </ul>
  )
}
