import type { CallAnswer } from '@hakka/contract/calls'
import { LEVELS } from '@hakka/contract/constants'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeletedTabs } from '../../../app/desk/DeletedTabs.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { deletedOf } from '../../../app/desk/deleted-query.ts'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ListSearch } from '../../../app/desk/ListSearch.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { BookList } from './BookList.tsx'
import { DeletedItems } from './DeletedItems.tsx'
import { DeleteTheme, type LeavingTheme } from './DeleteTheme.tsx'
import { importRight, kindName, kindOf, textRights } from './kinds.ts'
import { OrderButton } from './OrderButton.tsx'
import { SpeakingGroups } from './SpeakingGroups.tsx'
import { type NamedTheme, ThemeDialog } from './ThemeDialog.tsx'
import { ThemeRow } from './ThemeRow.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const kind = kindOf(params.type)
  const type = { params: { type: kind } }
  const { data } = await orPage(api('GET /api/admin/self_study/{type}', type))
  const { permissions } = (await orPage(api('GET /api/my/info'))).data
  const { page, keyword = '' } = listQueryOf(request, [])
  const isDeleted = deletedOf(request) === 1
  const canWrite = textRights(kind).some((own) => permissions.includes(own))
  const isNamed = kind === 'speaking' && canWrite && !isDeleted
  return {
    kind,
    ...found(data, keyword),
    /** How many there are, whatever was looked for. */
    count: data.themes.length + data.books.length,
    keyword,
    groups: isNamed ? (await orPage(api('GET /api/self_study/speaking/groups'))).data : null,
    deleted: isDeleted
      ? await orPage(api('GET /api/admin/self_study/{type}/deleted', { ...type, query: { page } }))
      : null,
    canWrite,
    canImport: permissions.includes(importRight(kind)),
  }
}

const levelName = (no: string | number | null) => LEVELS.find((level) => level.no === no)?.name ?? '不分級別'

/** So many are seen at once. */
const FEW = 6

type Index = CallAnswer<'GET /api/admin/self_study/{type}'>['data']

/** What a keyword finds: themes by their names and those of their parts, books by title, author and number. */
function found({ themes, books }: Index, keyword: string): Index {
  const has = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(keyword.toLowerCase()))
  return {
    themes: themes.filter(({ name, subcategories }) => has(name, ...subcategories.map((own) => own.name))),
    books: books.filter(({ title, author, no }) => has(title, author, String(no))),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${kindName(loaderData.kind)}教材` : '自學教材')

export default function StudyDeskList({
  loaderData: { kind, themes, books, count, keyword, groups, deleted, canWrite, canImport },
}: Route.ComponentProps) {
  const byLevel = [...LEVELS.map(({ no }) => no), null].flatMap((no) => {
    const own = themes.filter(({ level_no }) => level_no === no)
    return own.length > 0 ? [{ no, own }] : []
  })
  const [naming, setNaming] = useState<NamedTheme>()
  const [leaving, setLeaving] = useState<LeavingTheme>()
  return (
    <DeskPage
      title={`${kindName(kind)}教材`}
      lead={kind === 'reading' ? undefined : '選一個腔調，就能改那個主題的內容。'}
      actions={
        <>
          {canImport && (
            <Link to={`/admin/self_study/${kind}/import`} className={buttonClass({ kind: 'brand' })}>
              <FileUp aria-hidden="true" />
              匯入
            </Link>
          )}
          {canWrite && kind !== 'reading' && (
            <Button
              kind="brand"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setNaming({ name: '', releaseNote: '' })}
            >
              新增主題
            </Button>
          )}
          {canWrite && kind === 'reading' && (
            <Link to="/admin/self_study/reading/book/edit" className={buttonClass({ kind: 'brand' })}>
              <Plus aria-hidden="true" />
              新增繪本
            </Link>
          )}
        </>
      }
    >
      {deleted ? (
        <DeletedItems kind={kind} list={deleted} />
      ) : (
        <>
          <DeletedTabs />
          {(count > FEW || keyword !== '') && (
            <ListSearch placeholder={kind === 'reading' ? '書名、作者、書號' : '主題或子主題的名稱'} />
          )}
          {byLevel.length === 0 && books.length === 0 && (
            <EmptyState {...(keyword !== '' && { title: `找不到「${keyword}」` })} />
          )}
          <div className="grid gap-6">
            {byLevel.map(({ no, own }) => (
              <section key={no} aria-labelledby={`level-${no}`} className={FORM_CARD}>
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <h2 id={`level-${no}`} className="text-20 font-bold">
                    {levelName(no)}
                  </h2>
                  {/* What a keyword leaves out has its place too. */}
                  {canWrite && keyword === '' && (
                    <OrderButton kind={kind} of="themes" what={`${levelName(no)}的主題`} items={own} />
                  )}
                </div>
                <ul className="grid gap-4">
                  {own.map((theme) => (
                    <ThemeRow
                      key={theme.id}
                      kind={kind}
                      theme={theme}
                      canWrite={canWrite}
                      onName={setNaming}
                      onDelete={setLeaving}
                    />
                  ))}
                </ul>
              </section>
            ))}
            <BookList books={books} canDelete={canWrite} />
            {groups && <SpeakingGroups groups={groups} />}
          </div>
        </>
      )}
      {naming && <ThemeDialog kind={kind} theme={naming} onClose={() => setNaming(undefined)} />}
      <DeleteTheme kind={kind} theme={leaving} onClose={() => setLeaving(undefined)} />
    </DeskPage>
  )
}
