import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import { X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useOwn } from '../../app/container/use-hydrated.ts'
import { servicesContext } from '../../app/context.ts'
import { WordSource } from '../../app/dictionary/WordSource.tsx'
import { pageMeta } from '../../app/meta.ts'
import { Pager } from '../../app/Pager.tsx'
import { dialectOf, readerDialect } from '../../app/reader-dialect.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import type { Route } from './+types/page.ts'
import { DialectChoice } from './DialectChoice.tsx'
import { loadList } from './load-list.ts'
import { NoHits } from './NoHits.tsx'
import { ResultList } from './ResultList.tsx'
import { SearchBox } from './SearchBox.tsx'
import { CategoryGrid, WaysToSearch } from './Start.tsx'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadList(context.get(servicesContext).api, request)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
})

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(
    loaderData?.list ? `${loaderData.keyword || loaderData.list.category}｜客語辭典` : '客語辭典',
    '查客語的詞：四縣、海陸、大埔、饒平、詔安、南四縣六腔讀音，釋義、例句與近義詞。用漢字、華語或拼音都查得到。',
  )

export default function DictionaryPage({ loaderData }: Route.ComponentProps) {
  const { about, keyword, list, segments, fault } = loaderData
  const [query] = useSearchParams()
  // The list is in the dialect of its address; where nothing is listed yet, the reader's own is offered.
  const served = dialectOf(query.get('dialect_id'))
  const own = useOwn(readerDialect, DEFAULT_DIALECT_ID)
  const dialectId = served ?? (list ? DEFAULT_DIALECT_ID : own)
  return (
    <>
      <PageBanner
        title="客語辭典"
        lead={`收錄 ${about.total.toLocaleString('zh-TW')} 個詞條，六種腔調一起看`}
        crumbs={
          list ? [{ label: '客語辭典', to: '/dictionary' }, { label: '查詢結果' }] : [{ label: '客語辭典' }]
        }
      />
      <div className="wrap grid grid-cols-1 gap-8 pt-6">
        <section aria-label="查詢" className="grid gap-4 rounded-card border border-line bg-white p-4 md:p-6">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span aria-hidden="true" className="font-bold">
              腔調
            </span>
            <DialectChoice current={dialectId} />
          </div>
          <SearchBox key={keyword} keyword={keyword} dialectId={dialectId} fault={fault} />
        </section>
        {list && (
          <section aria-labelledby="results">
            <div role="status" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
              <h2 id="results" className="text-22 leading-snug">
                <b translate="no">{list.category ? list.category : `「${keyword}」`}</b>
                <span className="ml-2 text-muted">共 {list.total.toLocaleString('zh-TW')} 筆</span>
              </h2>
              <Link
                to="/dictionary"
                className="inline-flex min-h-12 items-center gap-1.5 text-brand underline-offset-4 hover:underline"
              >
                <X size={18} aria-hidden="true" />
                清除條件
              </Link>
            </div>
            {list.total === 0 ? (
              <NoHits keyword={keyword || list.category} segments={segments} dialectId={dialectId} />
            ) : (
              <ResultList words={list.words} dialectId={dialectId} />
            )}
            <Pager page={list.page} pages={list.pages} />
          </section>
        )}
        {!list && <WaysToSearch examples={about.examples} dialectId={dialectId} />}
        <CategoryGrid categories={about.categories} current={list?.category ?? ''} dialectId={dialectId} />
        <WordSource source={about.source} />
      </div>
    </>
  )
}
