import { ApiError } from '@hakka/contract/api-error'
import type { LessonState } from '@hakka/contract/lesson-desk'
import { toast } from '@hakka/ui/toast.ts'
import { Milestone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import type { LessonPlace } from '../../../app/lesson-place.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { ActionItem, ActionMenu } from './ActionMenu.tsx'
import { placeText } from './lesson-place.ts'
import { NumberField, placeIn, TermField, TypeField } from './PlaceFields.tsx'
import './board.css'

interface Lesson extends LessonPlace {
  id: number
  state: LessonState
  title: { hakka: string }
}

/** What can be done to a lesson as long as no learner has seen it; nothing of another one. */
export function LessonMenu({
  lesson,
  isUp = false,
  onMoved,
  onRemoved,
}: {
  lesson: Lesson
  /** In a row, whose frame would cut off what opens below it. */
  isUp?: boolean
  onMoved(): void
  onRemoved(): void
}) {
  const [asked, setAsked] = useState<'move' | 'remove'>()
  if (lesson.state !== 'draft' && lesson.state !== 'review') return null
  const { hakka } = lesson.title
  return (
    <>
      <ActionMenu of={hakka} isUp={isUp} className={isUp ? '' : 'ml-auto'} buttonClassName="!h-10">
        <ActionItem icon={<Milestone size={20} aria-hidden="true" />} onAct={() => setAsked('move')}>
          換年級或課次
        </ActionItem>
        <ActionItem icon={<Trash2 size={20} aria-hidden="true" />} danger onAct={() => setAsked('remove')}>
          刪除這一課
        </ActionItem>
      </ActionMenu>
      {asked === 'move' && (
        <MoveDialog lesson={lesson} onMoved={onMoved} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={`刪除「${hakka}」？`}
          confirm="刪除"
          onConfirm={async () => {
            await withLogin(() => api('POST /api/admin/lesson/remove', { body: { id: lesson.id } }))
            toast({ type: 'success', body: `「${hakka}」刪除了` })
            onRemoved()
          }}
        >
          <p>{placeText(lesson)}，還沒發布過。草稿和裡面的模組會一起刪掉，救不回來。</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function MoveDialog({ lesson, onMoved, onClose }: { lesson: Lesson; onMoved(): void; onClose(): void }) {
  const [term, setTerm] = useState(`${lesson.step_no}-${lesson.semester_no}`)
  const [typeNo, setTypeNo] = useState(lesson.type_no)
  const [no, setNo] = useState(lesson.no)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const move = async () => {
    const { id } = lesson
    const { data } = await api('GET /api/admin/lesson', { query: { id } })
    const body = { id, version: data.version, type_no: typeNo, ...placeIn(term, no) }
    await api('POST /api/admin/lesson/move', { body })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={false}
      title={`「${lesson.title.hakka}」換位置`}
      confirm="換位置"
      onConfirm={async () => {
        setErrors({})
        try {
          await withLogin(move)
          toast({ type: 'success', body: '換好了' })
          onMoved()
        } catch (error) {
          if (error instanceof ApiError) setErrors(error.errors)
          throw error
        }
      }}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <TermField value={term} onValue={setTerm} />
        <TypeField value={typeNo} onValue={setTypeNo} />
        <NumberField term={term} value={no} onValue={setNo} errors={errors.no} />
      </div>
      <p className="mt-4 text-muted">發布以後學生認得這一課的位置，就不能再換了。</p>
    </ConfirmDialog>
  )
}
