import type { DictionaryWord, RelatedWord } from '@hakka/contract/dictionary'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { wordPath } from '../../app/dictionary/word-path.ts'
import { WORD_CHIP } from './word-chip.ts'

/** So many derived words before the reader asks for more. */
const FIRST = 20

/** Words of the same meaning, of the opposite one, and longer words that contain it. */
export function RelatedWords({ word, dialectId }: { word: DictionaryWord; dialectId: number }) {
  return (
    <Card as="section" aria-label={`${word.text}的相關詞`} className="grid gap-5 px-4 py-5 md:px-7">
      {word.synonyms.length > 0 && <Words title="近義詞" words={word.synonyms} dialectId={dialectId} />}
      {word.antonyms.length > 0 && <Words title="反義詞" words={word.antonyms} dialectId={dialectId} />}
      <Words title="衍生詞" words={word.derived_words} dialectId={dialectId} />
    </Card>
  )
}

function Words({
  title,
  words,
  dialectId,
}: {
  title: string
  words: readonly RelatedWord[]
  dialectId: number
}) {
  const [all, setAll] = useState(false)
  const shown = all ? words : words.slice(0, FIRST)
  return (
    <div>
      <h3 className="mb-2 text-18 leading-snug font-bold">
        {title}
        {words.length > FIRST && <span className="ml-2 font-normal text-muted">{words.length} 個</span>}
      </h3>
      {words.length === 0 ? (
        <p className="text-muted">查無資料</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {shown.map(({ id, text }, at) => (
            <li key={id ?? at}>
              {id === null ? (
                <span
                  lang="hak-Hant-TW"
                  className="inline-flex min-h-12 items-center px-2 text-20 text-muted"
                >
                  {text}
                </span>
              ) : (
                <Link to={wordPath(text, dialectId)} lang="hak-Hant-TW" className={WORD_CHIP}>
                  {text}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {words.length > FIRST && (
        <Button
          kind="plain"
          aria-expanded={all}
          className="mt-2 -ml-3 px-3 print:hidden"
          onClick={() => setAll(!all)}
        >
          {all ? '收合' : `看全部 ${words.length} 個`}
        </Button>
      )}
    </div>
  )
}
