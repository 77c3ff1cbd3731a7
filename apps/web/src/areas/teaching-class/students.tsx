import type { LoginCard, Student } from '@hakka/contract/school-class-shapes'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowLeft, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { servicesContext } from '../../app/context.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { pageMeta } from '../../app/meta.ts'
import { orFailed } from '../../app/or-failed.ts'
import { ClassEvents } from '../../app/school-class/ClassEvents.tsx'
import { ClassHead } from '../../app/school-class/ClassHead.tsx'
import { groupsOf } from '../../app/school-class/groups.ts'
import { taipeiDate } from '../../app/taipei-time.ts'
import { missingPage } from '../../app/throw-page.ts'
import type { Route } from './+types/students.ts'
import { AccountsDialog } from './AccountsDialog.tsx'
import { ClassCare } from './ClassCare.tsx'
import { InviteButton } from './InviteButton.tsx'
import { LoginCards } from './LoginCards.tsx'
import { RowDeeds } from './RowDeeds.tsx'
import { type Asked, DeedDialogs, StudentDeeds } from './StudentDeeds.tsx'
import { StudentTable } from './StudentTable.tsx'
import { WaitingList } from './WaitingList.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.own.name ?? '學生')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  const id = searchParams.get('class_id') ?? ''
  if (!/^[1-9]\d{0,8}$/.test(id)) missingPage()
  const loaded = await orFailed(
    Promise.all([
      ask('GET /api/my/teaching-class/list'),
      ask('GET /api/my/teaching-class/{id}', { params: { id } }),
      ask('GET /api/my/teaching-class/student/list', { query: { class_id: id } }),
      ask('GET /api/my/teaching-class/events', { query: { class_id: id } }),
    ]),
  )
  if (!loaded) return null
  const [all, one, list, ranked] = loaded
  const own = one.data.class
  const others = all.data.school_classes.filter((other) => other.id !== own.id && !other.archived_at)
  const today = taipeiDate(new Date().toISOString())
  return { own, others, today, events: ranked.data.events, ...list.data }
}

/** Who is in a class, and who waits to be let in. */
export default function ClassStudents({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!loaderData)
    return (
      <ErrorState title="取得班級成員失敗" retry={() => void revalidate()}>
        網路可能斷了，或是網站正在更新。
      </ErrorState>
    )
  return <Students key={loaderData.own.id} {...loaderData} />
}

/** As long as a row folds. */
const FOLD_MS = 250
const NOBODY: ReadonlySet<number> = new Set()

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

function Students({ own, others, today, events, students, waiting }: Loaded) {
  const { revalidate } = useRevalidator()
  const sending = useSending()
  const [chosen, setChosen] = useState(NOBODY)
  const [going, setGoing] = useState(NOBODY)
  const [asked, setAsked] = useState<Asked>()
  const [adds, setAdds] = useState(false)
  const [cards, setCards] = useState<LoginCard[]>()
  const archived = own.archived_at !== null
  const send = (deed: () => Promise<{ message: string }>) =>
    sending.send(async () => {
      const { message } = await deed()
      toast({ type: 'success', body: message })
    })
  async function run(deed: () => Promise<{ message: string }>): Promise<void> {
    await send(deed)
    await revalidate()
  }
  async function say(deed: 'approve' | 'refuse', member_ids: number[]): Promise<void> {
    const said = await send(() =>
      api(`POST /api/my/teaching-class/student/${deed}`, { body: { class_id: own.id, member_ids } }),
    )
    if (said) {
      setGoing(new Set(member_ids))
      await new Promise((done) => setTimeout(done, FOLD_MS))
    }
    await revalidate()
    setGoing(NOBODY)
  }
  if (cards)
    return (
      <LoginCards
        cards={cards}
        className={own.name}
        place={own.school_name}
        onDone={() => {
          setCards(undefined)
          setChosen(NOBODY)
          void revalidate()
        }}
      />
    )
  const roster = new Set(students.filter(({ account }) => account !== null).map(({ name }) => name))
  const ticked = students.filter(({ id }) => chosen.has(id))
  const deeds = (student: Student) =>
    !archived && (
      <RowDeeds
        student={student}
        onUnlock={() =>
          void run(() =>
            api('POST /api/my/teaching-class/account/unlock', {
              body: { class_id: own.id, member_ids: [student.id] },
            }),
          )
        }
        onAsk={(question) => setAsked({ question, students: [student] })}
      />
    )
  return (
    <div className="grid gap-5">
      <ClassHead own={own} page="students">
        {own.status === 1 && !archived && <InviteButton classId={own.id} name={own.name} />}
        {!archived && (
          <Button kind="ghost" icon={<UserPlus aria-hidden="true" />} onClick={() => setAdds(true)}>
            新增班級帳號
          </Button>
        )}
        <Link to="/my/teaching-class" className={buttonClass({ kind: 'ghost' })}>
          <ArrowLeft aria-hidden="true" />
          回教學班級
        </Link>
      </ClassHead>
      {archived && <FormAlert type="warning">這個班級封存了，名單和紀錄只能看。</FormAlert>}
      {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
      <WaitingList
        waiting={waiting}
        today={today}
        roster={roster}
        going={going}
        busy={sending.busy}
        onSay={(deed, ids) => void say(deed, ids)}
      />
      {students.length === 0 ? (
        <div className="rounded-card border border-line bg-white">
          <EmptyState
            title="班上還沒有學生"
            picture={<img src="/images/classroom-empty.svg" alt="" width={300} height={200} />}
          >
            按「邀請學生」，讓學生掃 QR Code 加入；沒有電子郵件的學生，按「新增班級帳號」。
          </EmptyState>
        </div>
      ) : (
        <StudentTable students={students} today={today} chosen={chosen} onChosen={setChosen} deeds={deeds}>
          {!archived && (
            <StudentDeeds
              own={own}
              others={others}
              students={ticked}
              run={run}
              onAsk={(question) => setAsked({ question, students: ticked })}
            />
          )}
        </StudentTable>
      )}
      <ClassEvents events={events} note="只有班上的老師看得到姓名" />
      <ClassCare own={own} students={students} />
      <DeedDialogs
        own={own}
        others={others}
        groups={groupsOf(students)}
        asked={asked}
        onClose={() => setAsked(undefined)}
        run={run}
        onCards={setCards}
      />
      <AccountsDialog
        classId={own.id}
        open={adds}
        onClose={() => setAdds(false)}
        onCards={(made) => {
          setAdds(false)
          setCards(made)
        }}
      />
    </div>
  )
}
