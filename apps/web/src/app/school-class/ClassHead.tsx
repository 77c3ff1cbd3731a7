import type { SchoolClass } from '@hakka/contract/school-class-shapes'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ClassTabs } from './ClassTabs.tsx'

/** On top of each page of a class: what it is called, what can be done with it, and its other pages. */
export function ClassHead({
  own,
  page,
  children,
}: {
  own: Pick<
    SchoolClass,
    | 'id'
    | 'name'
    | 'code'
    | 'school_name'
    | 'teachers'
    | 'status'
    | 'archived_at'
    | 'student_count'
    | 'waiting_count'
  >
  /** Which of its pages this is. */
  page: string
  /** Buttons. */
  children?: ReactNode
}) {
  return (
    <>
      <Card as="section" className="flex flex-wrap items-center justify-between gap-4 p-5 md:p-7">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 translate="no" className="font-typed text-32 leading-snug text-brand">
              {own.name}
            </h2>
            {own.status === 2 && <Chip icon={<EyeOff size={18} aria-hidden="true" />}>未公開</Chip>}
            {own.archived_at && <Chip>已封存</Chip>}
          </div>
          <p translate="no" className="flex flex-wrap gap-x-4 text-16 text-muted">
            {own.school_name && <span>{own.school_name}</span>}
            <span>
              班級代碼 <b className="font-mono text-ink">{own.code}</b>
            </span>
            <span>{own.teachers.map(({ name }) => name).join('、')}</span>
            <span>{own.student_count} 人</span>
          </p>
        </div>
        {children && (
          <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-auto max-sm:*:px-3 max-sm:*:whitespace-nowrap">
            {children}
          </div>
        )}
      </Card>
      <ClassTabs own={own} page={page} />
    </>
  )
}
