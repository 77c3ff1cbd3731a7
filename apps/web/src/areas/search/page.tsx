import { ApiError } from '@hakka/contract/api-error'
import type { SearchAnswer } from '@hakka/contract/search'
import { data } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import type { Route } from './+types/page.ts'
import { Results } from './Results.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchTip } from './SearchTip.tsx'
import { type AskedSearch, searchOf } from './search-url.ts'
import { useSearching } from './use-searching.ts'

interface Loaded {
  asked: AskedSearch
  /** Nothing before the first search. */
  answer?: SearchAnswer
  /** Why the keyword was not taken, said below the field. */
  refused?: string
  failed?: boolean
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = searchOf(new URL(request.url).searchParams)
  // The empty page is the same for everybody; those of keywords are without end, and would drive others out.
  if (!asked.keyword) return data<Loaded>({ asked }, { headers: { 'Cache-Control': 'public, max-age=60' } })
  const query = { ...asked, grade: asked.grade ?? ('first' as const) }
  try {
    const answer = await context.get(servicesContext).api('GET /api/search', { query })
    return data<Loaded>({ asked, answer })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refused = error.status === 422 ? error.errors.keyword?.[0] : undefined
    return data<Loaded>(refused ? { asked, refused } : { asked, failed: true }, {
      status: error.status || 500,
    })
  }
}

/** The search's own answer to a connection that is gone: the page stays, and what was typed in it. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    return await serverLoader()
  } catch (error) {
    if (request.signal.aborted) throw error
    return { asked: searchOf(new URL(request.url).searchParams), failed: true }
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
})

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const keyword = loaderData?.asked.keyword
  return pageMeta(
    keyword ? `「${keyword}」的搜尋結果` : '綜合搜尋',
    '用客語漢字、華語或拼音找課程、課文與語詞。',
  )
}

export default function SearchPage({ loaderData: { asked, answer, refused, failed } }: Route.ComponentProps) {
  const searching = useSearching()
  return (
    <>
      <ReadingFace face={answer?.font ?? null} />
      <PageBanner
        title="綜合搜尋"
        lead="找課程、課文與語詞，打漢字、華語或拼音都可以"
        crumbs={[{ label: '綜合搜尋' }]}
      />
      <div className="wrap pb-14">
        <SearchForm asked={asked} searching={searching} refused={refused} />
        {failed && (
          <p role="alert" className="mt-6 rounded-card bg-wrong px-6 py-4 font-bold text-white">
            查詢失敗，請稍後再試
          </p>
        )}
        {answer ? (
          <Results asked={asked} answer={answer} searching={searching} />
        ) : (
          !failed && !refused && <SearchTip searching={searching} />
        )}
      </div>
    </>
  )
}
