import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import { useSearchParams } from 'react-router'
import { ReadingGuard } from '../../app/container/ReadingGuard.tsx'
import { useOwn } from '../../app/container/use-hydrated.ts'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { dialectOf, readerDialect } from '../../app/reader-dialect.ts'
import { Breadcrumbs } from '../../app/shell/Breadcrumbs.tsx'
import type { Route } from './+types/word.ts'
import { DialectChoice } from './DialectChoice.tsx'
import { Homographs } from './Homographs.tsx'
import { loadWord } from './load-word.ts'
import { NoWord } from './NoWord.tsx'
import { Quotes } from './Quotes.tsx'
import { SegmentLinks } from './SegmentLinks.tsx'
import { WordEntry } from './WordEntry.tsx'
import { WordTools } from './WordTools.tsx'
import { describeWord } from './word-meta.ts'
import '../../app/dictionary/dictionary.css'

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(servicesContext)
  return loadWord(api, params.word, request, settings.origin)
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export function meta({ loaderData }: Route.MetaArgs) {
  const text = loaderData?.words[0]?.text
  if (!loaderData || text === undefined)
    return [...pageMeta('客語辭典'), { name: 'robots', content: 'noindex' }]
  const { words, canonical } = loaderData
  return [
    ...pageMeta(`${text}｜客語辭典`, describeWord(text, words)),
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function WordPage({ loaderData }: Route.ComponentProps) {
  const { word, words, segments, near, quotes, canonical } = loaderData
  const [query] = useSearchParams()
  // All six readings are on the page: the reader's own dialect needs no other answer.
  const own = useOwn(readerDialect, DEFAULT_DIALECT_ID)
  const dialectId = dialectOf(query.get('dialect_id')) ?? own
  const [first] = words
  if (!first) return <NoWord {...loaderData} near={near} dialectId={dialectId} />
  return (
    <div className="print-entry wrap pt-3">
      <ReadingGuard />
      <div className="print:hidden">
        <Breadcrumbs crumbs={[{ label: '客語辭典', to: '/dictionary' }, { label: first.text }]} />
      </div>
      <h1 className="sr-only">
        客語辭典：<span lang="hak-Hant-TW">{first.text}</span>
      </h1>
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <DialectChoice current={dialectId} />
        <WordTools canonical={canonical} />
      </div>
      <Homographs words={words} dialectId={dialectId} />
      <SegmentLinks segments={segments} dialectId={dialectId} />
      <div key={word} className="reading-guarded grid grid-cols-1 gap-12">
        {words.map((entry, at) => (
          <WordEntry
            key={entry.id}
            word={entry}
            place={words.length > 1 ? at + 1 : undefined}
            dialectId={dialectId}
          />
        ))}
        <Quotes word={first} quotes={quotes} dialectId={dialectId} />
      </div>
    </div>
  )
}
