import { ApiError } from '@hakka/contract/api-error'
import { PENDING_TEACHER } from '@hakka/contract/constants/school-class'
import type { SchoolClass } from '@hakka/contract/school-class-shapes'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { ChevronDown, ClipboardPlus, EyeOff, Info, Plus, UserPlus, Users } from 'lucide-react'
import { data, Link, useRevalidator } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { orFailed } from '../../app/or-failed.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { ClassMenu } from './ClassMenu.tsx'
import { InviteButton } from './InviteButton.tsx'

export const meta = () => pageMeta('教學班級')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const list = api('GET /api/my/teaching-class/list').then(
    ({ data }) => data.school_classes,
    async (error: unknown) => {
      if (error instanceof ApiError && error.status === 403) {
        const { userFields } = await orPage(api('GET /api/my/account/json'))
        if (userFields.roleName === PENDING_TEACHER) return null
      }
      throw error
    },
  )
  const loaded = await orFailed(list.then((classes) => ({ classes })))
  if (loaded === null) return data({ classes: null, pending: false }, { status: 500 })
  return data({ ...loaded, pending: loaded.classes === null }, { status: loaded.classes ? 200 : 403 })
}

/** The classes that somebody teaches. */
export default function TeachingClasses({ loaderData: { classes, pending } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (pending)
    return (
      <EmptyState title="你的教師身分還在確認">
        確認以後就能在這裡建立班級、邀請學生；現在還看不到任何學生的資料。已經等很久的話，請聯絡網站管理員。
      </EmptyState>
    )
  if (!classes)
    return (
      <ErrorState title="取得我的班級失敗" retry={() => void revalidate()}>
        網路可能斷了，或是網站正在更新。
      </ErrorState>
    )
  const create = (
    <Link to="/my/teaching-class/form" className={buttonClass({ kind: 'brand' })}>
      <Plus aria-hidden="true" />
      建立班級
    </Link>
  )
  const present = classes.filter(({ archived_at }) => archived_at === null)
  const archived = classes.filter(({ archived_at }) => archived_at !== null)
  return (
    <section aria-labelledby="classes">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 max-sm:*:w-full">
        <h2 id="classes" className="text-26 font-bold">
          教學班級
        </h2>
        {classes.length > 0 && create}
      </div>
      {classes.length === 0 ? (
        <div className="rounded-card border border-line bg-white">
          <EmptyState
            title="目前沒有任教的班級"
            picture={<img src="/images/classroom-empty.svg" alt="" width={300} height={200} />}
            action={create}
          >
            建立班級只要學校和班名。建好以後，用 QR Code 邀請學生，或替沒有信箱的學生開班級帳號。
          </EmptyState>
        </div>
      ) : (
        <ClassTable classes={present} />
      )}
      {present.some(({ status }) => status === 2) && (
        <p className="mt-5 flex items-start gap-3 rounded-option bg-note px-5 py-4">
          <Info size={22} aria-hidden="true" className="mt-1 flex-none text-brand" />
          未公開的班級，學生看不到，也不能用邀請加入。想讓學生回來，按「更多」裡的「編輯班級」改成公開。
        </p>
      )}
      {archived.length > 0 && (
        <details className="group mt-5">
          <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 font-bold text-brand [&::-webkit-details-marker]:hidden">
            <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
            已封存的班級（{archived.length}）
          </summary>
          <div className="mt-2">
            <ClassTable classes={archived} />
          </div>
        </details>
      )}
    </section>
  )
}

const COLUMNS = 'xl:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,11rem)_minmax(0,14rem)_23rem]'

const ClassTable = ({ classes }: { classes: readonly SchoolClass[] }) =>
  classes.length > 0 && (
    <div className="rounded-card border border-line bg-white">
      <div
        aria-hidden="true"
        className={`hidden min-h-11 rounded-t-card items-center gap-x-4 bg-neutral/50 px-6 text-16 text-muted xl:grid ${COLUMNS}`}
      >
        {['班級代碼', '班級名稱', '教師', '學生人數'].map((head) => (
          <span key={head}>{head}</span>
        ))}
        <span className="text-right">操作</span>
      </div>
      <ul>
        {classes.map((own) => (
          <ClassRow key={own.id} own={own} />
        ))}
      </ul>
    </div>
  )

function ClassRow({ own }: { own: SchoolClass }) {
  const { id, code, name, school_name, grade_no, year_no, status, teachers, student_count, waiting_count } =
    own
  const students = `/my/teaching-class/students?class_id=${id}`
  const closed = status === 2 || own.archived_at !== null
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line px-4 py-4 not-first:border-t sm:px-6 xl:border-t xl:py-3 ${COLUMNS}`}
    >
      <span className="max-xl:order-2 max-xl:self-start">
        <span className="text-16 text-muted xl:sr-only">代碼 </span>
        <b translate="no" className="font-mono text-18 tracking-wider max-xl:font-medium">
          {code}
        </b>
      </span>
      <span className="min-w-0 max-xl:order-1">
        <span className="flex flex-wrap items-center gap-2">
          <Link to={students} translate="no" className="font-bold text-ink">
            {name}
          </Link>
          {status === 2 && <Chip icon={<EyeOff size={18} aria-hidden="true" />}>未公開</Chip>}
          {own.archived_at && <Chip>已封存</Chip>}
        </span>
        <span translate="no" className="block text-16 text-muted">
          {[school_name ?? '未設定', `${year_no} 學年`, grade_no === null && '社團']
            .filter(Boolean)
            .join('．')}
        </span>
      </span>
      <span translate="no" className="max-xl:order-3 max-xl:col-span-2 max-xl:text-16 max-xl:text-muted">
        <span className="xl:sr-only">教師 </span>
        {teachers.map((teacher) => teacher.name).join('、')}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2 max-xl:order-4 max-xl:col-span-2">
        <Link
          to={students}
          aria-label={`${name}的學生，${student_count} 人`}
          className="inline-flex min-h-10 items-center gap-2 font-bold text-brand"
        >
          <Users size={20} aria-hidden="true" />
          {student_count} 人
        </Link>
        {waiting_count > 0 && (
          <Chip tone="warning" icon={<UserPlus size={18} aria-hidden="true" />}>
            {waiting_count} 人等你同意
          </Chip>
        )}
      </span>
      <span className="flex flex-wrap gap-2.5 max-xl:order-5 max-xl:col-span-2 max-sm:gap-2 max-sm:[&>:not(details)]:flex-auto max-sm:[&>:not(details)]:px-2! max-sm:*:whitespace-nowrap xl:justify-end">
        {!closed && <InviteButton classId={id} name={name} />}
        {!closed && (
          <Link
            to={`/my/teaching-class/assignments?class_id=${id}&give=1`}
            aria-label={`派作業：${name}`}
            className={buttonClass({ kind: 'ghost' })}
          >
            <ClipboardPlus aria-hidden="true" />
            派作業
          </Link>
        )}
        <ClassMenu own={own} closed={closed} />
      </span>
    </li>
  )
}
