import { dialectName } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Link } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { byNearness } from '../../app/dialects.ts'
import { pageMeta } from '../../app/meta.ts'
import { queryOf } from '../../app/query.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { Message } from '../../app/shell/Message.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/book.ts'
import { bookUrl, shelfUrl } from './book-url.ts'
import { Reader } from './Reader.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  // What is no number is no book: the call would take it for a form's mistake.
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? params.id : '2147483647'
  const query = { id, ...queryOf(request, ['dialect_id']) }
  return (await orPage(api('GET /api/self_study/reading/book', { query }))).data
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

/** Turning a page needs nothing of the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search

export const meta = ({ loaderData: book }: Route.MetaArgs) =>
  pageMeta(
    book && (book.title || book.chinese_title),
    book && `客語繪本「${book.chinese_title}」，${book.page_num} 頁，有聲音、客語和華語字幕。`,
  )

export default function BookPage({ loaderData: book }: Route.ComponentProps) {
  if (!book.dialects.includes(book.dialect_id)) {
    const others = byNearness(
      book.dialect_id,
      book.dialects.map((dialect_id) => ({ dialect_id })),
    )
    return (
      <Message
        picture="state-empty"
        title="尚無此腔調的內容"
        level="h1"
        action={
          <>
            {others.map(({ dialect_id }, index) => (
              <Link
                key={dialect_id}
                to={bookUrl(book.id, dialect_id)}
                className={buttonClass({ kind: index === 0 ? 'primary' : 'outline' })}
              >
                看{dialectName(dialect_id)}
              </Link>
            ))}
            <Link to={shelfUrl(book.dialect_id)} className={buttonClass({ kind: 'ghost' })}>
              回書架
            </Link>
          </>
        }
      >
        「{book.chinese_title}」還沒有{dialectName(book.dialect_id)}。
      </Message>
    )
  }
  return (
    <>
      <ReadingFace face={book.font} />
      <Reader key={book.id} book={book} />
    </>
  )
}
