import { type BookSort, DIALECTS, dialectName } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { ArrowDownUp, Flame, GraduationCap } from 'lucide-react'
import { data, Link, useSearchParams } from 'react-router'
import { DialectMenu } from '../../app/container/DialectMenu.tsx'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { Pager } from '../../app/Pager.tsx'
import { queryOf } from '../../app/query.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { SELF_STUDY } from '../../app/self-study/way.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/menu.ts'
import { NoBooks } from './NoBooks.tsx'
import { ShelfBook } from './ShelfBook.tsx'
import { ShelfSearch } from './ShelfSearch.tsx'
import { useFirstBooks } from './use-first-books.ts'
import { useKeptBooks } from './use-kept-books.ts'
import './shelf.css'

const QUERY = ['keyword', 'level_no', 'type_id', 'sort', 'order', 'page', 'dialect_id'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = queryOf(request, QUERY)
  const answer = await orPage(
    context.get(servicesContext).api('GET /api/self_study/reading/search', { query }),
  )
  // Pages of keywords are without end, and would drive others out of the cache.
  const headers = query.keyword ? undefined : { 'Cache-Control': 'public, max-age=60' }
  return data(answer.data, { headers })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
})

export const meta = () =>
  pageMeta('閱讀', '客語有聲繪本：看圖、聽客語，六種腔調依級別分好，讀完還有延伸測驗。')

const SORTS: readonly { sort: BookSort; label: string; Icon: typeof Flame }[] = [
  { sort: 'level', label: '依級別', Icon: GraduationCap },
  { sort: 'views', label: '依人氣', Icon: Flame },
]

export default function ReadingMenu({ loaderData: shelf }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const kept = useKeptBooks()
  const books = useFirstBooks(shelf.books)
  const dialectId = Number(params.get('dialect_id') ?? 1)
  const sort = SORTS.find((own) => own.sort === params.get('sort'))?.sort ?? 'level'
  const descending = params.get('order') === 'desc'
  const to = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined) next.delete(key)
      else next.set(key, value)
    }
    return `?${next}`
  }
  return (
    <>
      <ReadingFace face={shelf.font} />
      <PageBanner
        title="閱讀"
        lead={shelf.voiced ? '一本一本的有聲繪本，看圖、聽客語' : '一本一本的繪本，看圖、讀客語'}
        crumbs={[SELF_STUDY, { label: '閱讀' }]}
      />
      <div className="wrap pb-14 md:pb-20">
        <ShelfSearch params={params} />
        <div className="mt-5 mb-3 flex flex-wrap items-center gap-3 md:mt-7 md:mb-4">
          <div role="status" className="mr-auto">
            <h2 className="text-20 font-bold">共 {shelf.total.toLocaleString('zh-TW')} 本</h2>
          </div>
          <DialectMenu
            current={dialectId}
            choices={DIALECTS.map(({ id }) => ({
              dialect_id: id,
              to: to({ dialect_id: String(id) }),
              missing: false,
            }))}
          />
          <nav aria-label="排序" className="shelf-sorts max-md:flex-1">
            {SORTS.map(({ sort: own, label, Icon }) => (
              <Link
                key={own}
                to={to({ sort: own, order: own === 'views' ? 'desc' : undefined })}
                preventScrollReset
                aria-current={own === sort ? 'true' : undefined}
              >
                <Icon size={20} aria-hidden="true" />
                {label}
              </Link>
            ))}
          </nav>
          <Link
            to={to({ order: descending ? undefined : 'desc' })}
            preventScrollReset
            className={cx(buttonClass({ kind: 'ghost' }), 'max-md:min-h-14')}
          >
            <ArrowDownUp aria-hidden="true" />
            {descending ? '由高到低' : '由低到高'}
          </Link>
        </div>
        {shelf.total === 0 ? (
          <NoBooks to={to} elsewhere={shelf.elsewhere} dialectId={dialectId} />
        ) : (
          <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 md:gap-x-6 md:gap-y-8 lg:grid-cols-4">
            {books.map((book, index) => (
              <li key={book.id}>
                <ShelfBook book={book} dialectId={dialectId} kept={kept.get(book.id)} eager={index < 4} />
              </li>
            ))}
          </ul>
        )}
        {shelf.total > 0 && shelf.elsewhere > 0 && (
          <p className="mt-8 text-muted">
            另有 {shelf.elsewhere} 本還沒有{dialectName(dialectId)}，換個腔調就看得到。
          </p>
        )}
        <Pager page={shelf.page} pages={shelf.pages} />
      </div>
    </>
  )
}
