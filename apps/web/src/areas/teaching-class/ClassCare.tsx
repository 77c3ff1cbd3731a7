import type { SchoolClass, Student } from '@hakka/contract/school-class-shapes'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Archive, ArchiveRestore, ArrowUpFromLine, LogOut, Printer, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { ConsentSheet } from './ConsentSheet.tsx'
import { RollDialog } from './RollDialog.tsx'
import { TeacherInvite } from './TeacherInvite.tsx'

/** What a class needs now and then: who teaches it, the sheet for guardians, the end of its year. */
export function ClassCare({ own, students }: { own: SchoolClass; students: readonly Student[] }) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<{ id: number; name: string }>()
  const [asked, setAsked] = useState<'archive' | 'quit' | 'invite'>()
  const [prints, setPrints] = useState(false)
  const [rolls, setRolls] = useState(false)
  const archived = own.archived_at !== null
  const beside = own.teachers.slice(1)
  const [, next] = own.teachers
  const close = () => setAsked(undefined)
  async function archive(): Promise<void> {
    const { message } = await api('POST /api/my/teaching-class/archive', {
      body: { class_id: own.id, archived: !archived },
    })
    toast({ type: 'success', body: message })
    await revalidate()
  }
  async function remove(): Promise<void> {
    if (!leaving) return
    const { message } = await api('POST /api/my/teaching-class/teacher/remove', {
      body: { class_id: own.id, user_id: leaving.id },
    })
    toast({ type: 'success', body: message })
    await revalidate()
  }
  async function quit(): Promise<void> {
    const { message } = await api('DELETE /api/my/teaching-class/quit', { body: { class_id: own.id } })
    toast({ type: 'success', body: message })
    await navigate('/my/teaching-class')
  }
  return (
    <Card as="section" className="grid gap-5 p-5 md:p-7" aria-labelledby="care">
      <h3 id="care" className="text-22 font-bold">
        班級管理
      </h3>
      {beside.length > 0 && (
        <ul aria-label="協同教師">
          {beside.map((teacher) => (
            <li
              key={teacher.id}
              className="flex min-h-12 flex-wrap items-center justify-between gap-3 border-line py-1 not-first:border-t"
            >
              <span>
                <span className="text-muted">協同教師　</span>
                <b translate="no" className="font-medium">
                  {teacher.name}
                </b>
              </span>
              {own.is_owner && (
                <Button
                  kind="plain"
                  aria-label={`移除協同教師${teacher.name}`}
                  onClick={() => setLeaving(teacher)}
                >
                  移除
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2.5 max-sm:grid">
        {!archived && (
          <Button kind="ghost" icon={<UserPlus aria-hidden="true" />} onClick={() => setAsked('invite')}>
            邀請協同教師
          </Button>
        )}
        <Button kind="ghost" icon={<Printer aria-hidden="true" />} onClick={() => setPrints(true)}>
          列印家長同意書
        </Button>
        {own.is_owner && !archived && own.rolled_to === null && (
          <Button kind="ghost" icon={<ArrowUpFromLine aria-hidden="true" />} onClick={() => setRolls(true)}>
            升級到下學年
          </Button>
        )}
        {own.rolled_to !== null && (
          <Link
            to={`/my/teaching-class/students?class_id=${own.rolled_to}`}
            className={buttonClass({ kind: 'ghost' })}
          >
            <ArrowUpFromLine aria-hidden="true" />
            看下學年的班級
          </Link>
        )}
        {own.is_owner && (
          <Button
            kind="ghost"
            icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
            onClick={() => setAsked('archive')}
          >
            {archived ? '恢復班級' : '封存班級'}
          </Button>
        )}
        {next && (
          <Button kind="ghost" icon={<LogOut aria-hidden="true" />} onClick={() => setAsked('quit')}>
            {own.is_owner ? '交給協同教師' : '不再教這個班級'}
          </Button>
        )}
      </div>
      <RollDialog own={own} students={students} open={rolls} onClose={() => setRolls(false)} />
      {prints && <ConsentSheet own={own} onDone={() => setPrints(false)} />}
      <TeacherInvite own={own} open={asked === 'invite'} onClose={close} />
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={`移除協同教師${leaving?.name ?? ''}？`}
        confirm="移除"
        onConfirm={remove}
      >
        這位老師就看不到{own.name}和班上的學生。想再請他來，把協同教師的連結給他。
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'quit'}
        onClose={close}
        title={own.is_owner ? `把「${own.name}」交給${next?.name ?? ''}？` : `不再教「${own.name}」？`}
        confirm={own.is_owner ? '交出去' : '離開'}
        onConfirm={quit}
      >
        {own.is_owner
          ? '班級和學生的紀錄都留著，由這位老師接手；你就看不到這個班級了。'
          : '你會看不到這個班級，其他老師照常教。'}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'archive'}
        onClose={close}
        title={archived ? `恢復「${own.name}」？` : `封存「${own.name}」？`}
        confirm={archived ? '恢復' : '封存'}
        danger={false}
        onConfirm={archive}
      >
        {archived
          ? '恢復以後，又能邀請學生、改名單。'
          : '學年結束時封存：名單和紀錄都還看得到，但不能再變動，也不能加入。隨時可以恢復。'}
      </ConfirmDialog>
    </Card>
  )
}
