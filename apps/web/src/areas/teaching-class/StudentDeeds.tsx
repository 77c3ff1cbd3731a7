import type { LoginCard, SchoolClass, Student } from '@hakka/contract/school-class-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { ArrowRightLeft, FileCheck, KeyRound, LockOpen, UserMinus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { SelectField } from '../../app/forms/SelectField.tsx'
import { GroupDialog } from './GroupDialog.tsx'

export type Question = 'pin' | 'move' | 'remove' | 'group'

/** What a teacher has asked for, and with whom; it is done when she says so once more. */
export interface Asked {
  question: Question
  students: readonly Student[]
}

const namesOf = (students: readonly Student[]) => (
  <span translate="no">{students.map(({ name }) => name).join('、')}</span>
)

interface Deeds {
  own: SchoolClass
  /** Classes of the same teacher that they could move to. */
  others: readonly SchoolClass[]
  /** Does it, says what was said and reads the page anew. */
  run(deed: () => Promise<{ message: string }>): Promise<void>
}

/** What can be done with the pupils who are ticked. */
export function StudentDeeds({
  own,
  others,
  students,
  run,
  onAsk,
}: Deeds & { students: readonly Student[]; onAsk(question: Question): void }) {
  const body = { class_id: own.id, member_ids: students.map(({ id }) => id) }
  const locked = students.some((student) => student.locked)
  const ticked = students.every(({ consent_at }) => consent_at !== null)
  return (
    <>
      {students.some(({ pin_open }) => pin_open) && (
        <Button kind="brand" icon={<KeyRound aria-hidden="true" />} onClick={() => onAsk('pin')}>
          發新 PIN、印卡片
        </Button>
      )}
      {locked && (
        <Button
          kind="ghost"
          icon={<LockOpen aria-hidden="true" />}
          onClick={() => void run(() => api('POST /api/my/teaching-class/account/unlock', { body }))}
        >
          打開鎖定
        </Button>
      )}
      <Button
        kind="ghost"
        icon={<FileCheck aria-hidden="true" />}
        onClick={() =>
          void run(() =>
            api('POST /api/my/teaching-class/student/consent', { body: { ...body, given: !ticked } }),
          )
        }
      >
        {ticked ? '取消同意書登記' : '收到同意書'}
      </Button>
      <Button kind="ghost" icon={<UsersRound aria-hidden="true" />} onClick={() => onAsk('group')}>
        編組
      </Button>
      {others.length > 0 && (
        <Button kind="ghost" icon={<ArrowRightLeft aria-hidden="true" />} onClick={() => onAsk('move')}>
          轉班
        </Button>
      )}
      <Button kind="ghost" icon={<UserMinus aria-hidden="true" />} onClick={() => onAsk('remove')}>
        移出班級
      </Button>
    </>
  )
}

/** Asks before a PIN is void, or pupils leave the class. */
export function DeedDialogs({
  own,
  others,
  groups,
  asked,
  onClose,
  run,
  onCards,
}: Deeds & {
  /** Names of the groups that there are. */
  groups: readonly string[]
  asked: Asked | undefined
  onClose(): void
  onCards(cards: LoginCard[]): void
}) {
  const [to, setTo] = useState(others[0]?.id ?? null)
  // While a dialog closes it still says whom it was about.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const students = last?.students ?? []
  const withPin = students.filter(({ pin_open }) => pin_open)
  const body = { class_id: own.id, member_ids: students.map(({ id }) => id) }
  const dialog = (question: Question) => ({ open: asked?.question === question, onClose })
  const done = (message: string) => run(async () => ({ message }))
  return (
    <>
      <ConfirmDialog
        {...dialog('pin')}
        title={`發新的 PIN 給 ${withPin.length} 位同學？`}
        confirm="發新 PIN"
        danger={false}
        onConfirm={async () => {
          const { data } = await api('POST /api/my/teaching-class/account/pin', { body })
          onCards(data.cards)
        }}
      >
        <p>
          {namesOf(withPin)}的舊 PIN 就不能再用，正在用的平板也會登出。
          {withPin.length < students.length && '有自己帳號的同學不用 PIN，不會變動。'}
        </p>
      </ConfirmDialog>
      <GroupDialog
        {...dialog('group')}
        students={students}
        groups={groups}
        onPut={async (name) => {
          const put = { ...body, name }
          const { message } = await api('POST /api/my/teaching-class/student/group', { body: put })
          await done(message)
        }}
      />
      <ConfirmDialog
        {...dialog('move')}
        title={`把 ${students.length} 位同學轉到別班？`}
        confirm="轉班"
        danger={false}
        onConfirm={async () => {
          if (to === null) return
          const { message } = await api('POST /api/my/teaching-class/student/move', {
            body: { ...body, to_class_id: to },
          })
          await done(message)
        }}
      >
        <div className="grid gap-4">
          <p>{namesOf(students)}</p>
          <SelectField
            name="to_class_id"
            label="轉到哪一班"
            value={to}
            onValue={setTo}
            options={others.map(({ id, name, school_name }) => ({
              value: id,
              label: [name, school_name].filter(Boolean).join('．'),
              verbatim: true,
            }))}
          />
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog('remove')}
        title={`把 ${students.length} 位同學移出${own.name}？`}
        confirm="移出"
        onConfirm={async () => {
          const { message } = await api('POST /api/my/teaching-class/student/remove', { body })
          await done(message)
        }}
      >
        <p>{namesOf(students)}會離開班級，你看不到他們的紀錄；他們自己的學習紀錄都還在。</p>
      </ConfirmDialog>
    </>
  )
}
