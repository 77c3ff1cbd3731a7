import { gradeName } from '@hakka/contract/constants'
import { STAGES } from '@hakka/contract/constants/school-class'
import type { SchoolClass, Student } from '@hakka/contract/school-class-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../app/api.ts'
import { CheckField } from '../../app/forms/CheckField.tsx'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { type Sending, useSending } from '../../app/forms/use-sending.ts'
import { nextName } from './next-name.ts'

/** Makes next year's class out of this one: its name, who comes along, who goes on teaching. */
export function RollDialog({
  own,
  students,
  open,
  onClose,
}: {
  own: SchoolClass
  students: readonly Student[]
  open: boolean
  onClose(): void
}) {
  const form = useId()
  const sending = useSending()
  const stage = STAGES.find(({ last }) => last === own.grade_no)
  const leavesSchool = stage?.next === ''
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${own.name}升級到下學年`}
      typed
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {leavesSchool ? '關閉' : '取消'}
          </Button>
          {!leavesSchool && (
            <Button kind="brand" type="submit" form={form} busy={sending.busy}>
              建立下學年的班級
            </Button>
          )}
        </>
      }
    >
      {stage && (
        <div className="mb-5">
          <FormAlert type="warning">
            {leavesSchool
              ? '高三是最後一年，沒有下學年。要收起這個班級，請按「封存班級」。'
              : `${gradeName(stage.last)}是${stage.name}的最後一年，學生會升上${stage.next}，通常不用升級，封存就好。只有學生留在同一所學校時，才建立下學年的班級。`}
          </FormAlert>
        </div>
      )}
      {!leavesSchool && <RollForm id={form} own={own} students={students} sending={sending} />}
    </Dialog>
  )
}

function RollForm({
  id,
  own,
  students,
  sending,
}: {
  id: string
  own: SchoolClass
  students: readonly Student[]
  sending: Sending
}) {
  const navigate = useNavigate()
  const [name, setName] = useState(nextName(own.name, own.grade_no))
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const beside = own.teachers.slice(1)
  const coming = students.filter((student) => !left.has(student.id))
  async function roll(): Promise<void> {
    await sending.send(async () => {
      const { data, message } = await api('POST /api/my/teaching-class/roll', {
        body: {
          class_id: own.id,
          name,
          member_ids: coming.map((student) => student.id),
          teacher_ids: beside.map((teacher) => teacher.id).filter((teacher) => !without.has(teacher)),
        },
      })
      toast({ type: 'success', body: message })
      await navigate(`/my/teaching-class/students?class_id=${data.id}`)
    })
  }
  return (
    <SendForm id={id} sending={sending} onSend={roll}>
      <p>
        新班級是 <b>{own.year_no + 1} 學年</b>
        {own.grade_no !== null && `、${gradeName(own.grade_no + 1)}`}
        ；學生的帳號、PIN 和座號都不變，帳號卡照樣用。{own.name}會封存，名單和紀錄還看得到。
      </p>
      <TextField
        name="name"
        label="新班級名稱"
        required
        translate="no"
        value={name}
        onValue={setName}
        errors={sending.errors.name}
      />
      {beside.length > 0 && <Names legend="一起教的老師" people={beside} off={without} onOff={setWithout} />}
      {students.length > 0 && (
        <Names
          legend={`一起升級的學生（${coming.length} / ${students.length}）`}
          people={students}
          off={left}
          onOff={setLeft}
        />
      )}
    </SendForm>
  )
}

/** People, all of whom come along unless their tick is taken away. */
function Names({
  legend,
  people,
  off,
  onOff,
}: {
  legend: string
  people: readonly { id: number; name: string; seat_no?: number | null }[]
  off: ReadonlySet<number>
  onOff(off: ReadonlySet<number>): void
}) {
  const set = (id: number, on: boolean) => {
    const next = new Set(off)
    if (on) next.delete(id)
    else next.add(id)
    onOff(next)
  }
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {people.map(({ id, name, seat_no }) => (
          <CheckField
            key={id}
            name={`person-${id}`}
            label={[seat_no, name].filter(Boolean).join(' ')}
            value={!off.has(id)}
            onValue={(on) => set(id, on)}
          />
        ))}
      </div>
    </fieldset>
  )
}
