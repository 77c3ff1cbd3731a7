import { dialectName } from '@hakka/contract/constants'
import { ERRORS } from '@hakka/contract/errors'
import type { DeskBook } from '@hakka/contract/reading'
import { data } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { DoubtedSounds } from '../../../app/desk/DoubtedSounds.tsx'
import { ROW_ACTION } from '../../../app/desk/RowActions.tsx'
import { useAnew } from '../../../app/desk/use-anew.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/book-edit.ts'
import { BookForm } from './BookForm.tsx'
import { doubtsOf } from './doubts-of.ts'
import { RecordLink } from './RecordLink.tsx'
import { rightsIn } from './rights.ts'

/** Without an id it is a new book. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const rights = await rightsIn('reading', api)
  const { id } = queryOf(request, ['id'])
  if (id === undefined && !rights.texts) throw data({ message: ERRORS.forbidden.message }, { status: 403 })
  const book: DeskBook | null =
    id === undefined ? null : (await orPage(api('GET /api/self_study/reading/edit', { query: { id } }))).data
  const dialects = book?.titles.map(({ dialect_id }) => dialect_id) ?? []
  const doubts = await doubtsOf('reading', api, book?.id, dialects)
  return { rights, book, year: new Date().getFullYear(), doubts }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.book ? `編輯繪本：${loaderData.book.chinese_title}` : '新增繪本')

export default function BookEditPage({ loaderData: { rights, book, year, doubts } }: Route.ComponentProps) {
  const [begun, anew] = useAnew(book?.version)
  return (
    <DeskPage
      title={book ? book.chinese_title : '新增繪本'}
      crumbs={[{ label: '閱讀教材', to: '/admin/self_study/reading' }]}
      lead={book && `編號 ${book.no}`}
      actions={
        book && (
          <>
            {rights.sounds &&
              book.titles.map(({ dialect_id }) => (
                <RecordLink
                  key={dialect_id}
                  kind="reading"
                  of={{ id: book.id }}
                  dialectId={dialect_id}
                  label={`錄${dialectName(dialect_id)}`}
                />
              ))}
            <a
              href={`/self_study/reading/${book.id}?dialect_id=${book.titles[0]?.dialect_id ?? 1}`}
              target="_blank"
              rel="noreferrer"
              className={ROW_ACTION}
              aria-label={`閱讀「${book.chinese_title}」，在新分頁開啟`}
            >
              閱讀
            </a>
          </>
        )
      }
    >
      <DoubtedSounds kind="reading" sounds={doubts}>
        <BookForm
          key={`${book?.id ?? 'new'} ${begun}`}
          book={book}
          year={year}
          rights={rights}
          onReverted={anew}
        />
      </DoubtedSounds>
    </DeskPage>
  )
}
