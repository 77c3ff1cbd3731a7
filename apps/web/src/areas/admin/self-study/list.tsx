import { dialectName, LEVELS, type StudyKindName } from '@hakka/contract/constants'
import type { StudyDeskTheme } from '@hakka/contract/study-desk'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { FileUp } from 'lucide-react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ROW_ACTION } from '../../../app/desk/RowActions.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { importRight, kindName, kindOf, TABLE_KINDS } from './kinds.ts'

/** Kinds whose items can be edited by now. */
const EDITED: readonly StudyKindName[] = ['listening', 'speaking', 'writing', 'classroom_term']

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const kind = kindOf(params.type)
  const { data } = await orPage(api('GET /api/admin/self_study/{type}', { params: { type: kind } }))
  const { permissions } = (await orPage(api('GET /api/my/info'))).data
  return {
    kind,
    ...data,
    canImport: permissions.includes(importRight(kind)) && TABLE_KINDS.some((own) => own === kind),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${kindName(loaderData.kind)}教材` : '自學教材')

export default function StudyDeskList({
  loaderData: { kind, themes, books, canImport },
}: Route.ComponentProps) {
  const byLevel = [...LEVELS.map(({ no }) => no), null].flatMap((no) => {
    const own = themes.filter(({ level_no }) => level_no === no)
    return own.length > 0 ? [{ no, own }] : []
  })
  return (
    <DeskPage
      title={`${kindName(kind)}教材`}
      lead={EDITED.includes(kind) ? '選一個腔調，就能改那個主題的內容。' : '這一類的編輯頁面正在準備。'}
      actions={
        canImport && (
          <Link to={`/admin/self_study/${kind}/import`} className={buttonClass({ kind: 'brand' })}>
            <FileUp aria-hidden="true" />
            匯入
          </Link>
        )
      }
    >
      {byLevel.length === 0 && books.length === 0 && <EmptyState />}
      <div className="grid gap-6">
        {byLevel.map(({ no, own }) => (
          <section key={no} aria-labelledby={`level-${no}`} className={FORM_CARD}>
            <h2 id={`level-${no}`} className="text-20 font-bold">
              {LEVELS.find((level) => level.no === no)?.name ?? '不分級別'}
            </h2>
            <ul className="grid gap-4">
              {own.map((theme) => (
                <Theme key={theme.id} kind={kind} theme={theme} />
              ))}
            </ul>
          </section>
        ))}
        {books.length > 0 && (
          <ul className={FORM_CARD} aria-label="繪本">
            {books.map(({ id, level_no, title }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-3">
                <b>{title}</b>
                <span className="text-muted">{LEVELS.find(({ no }) => no === level_no)?.name}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </DeskPage>
  )
}

function Theme({ kind, theme }: { kind: StudyKindName; theme: StudyDeskTheme }) {
  const editUrl = (dialectId: number) => {
    const level = kind === 'speaking' && theme.level_no ? `&l=${theme.level_no}` : ''
    // A theme of writing goes by its number, as its page does.
    const c = kind === 'writing' ? theme.no : theme.id
    return `/admin/self_study/${kind}/category/edit?c=${c}&d=${dialectId}${level}`
  }
  return (
    <li className="grid gap-2 border-t border-line pt-4 first-of-type:border-0 first-of-type:pt-0">
      <h3 className="text-18 font-bold">{theme.name}</h3>
      <ul className="flex flex-wrap gap-2">
        {theme.counts.map(({ dialect_id, count }) => {
          const text = `${dialectName(dialect_id)}（${count}）`
          return (
            <li key={dialect_id}>
              {EDITED.includes(kind) ? (
                <Link
                  to={editUrl(dialect_id)}
                  className={ROW_ACTION}
                  aria-label={`編輯「${theme.name}」的${dialectName(dialect_id)}，${count} 項`}
                >
                  {text}
                </Link>
              ) : (
                <span className="text-muted">{text}</span>
              )}
            </li>
          )
        })}
        {theme.counts.length === 0 && <li className="text-muted">還沒有內容</li>}
      </ul>
    </li>
  )
}
