import type { JoinQuestion } from '@hakka/contract/account-join'
import type { Account } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { sendAttempts } from '../../app/attempts/send.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { PasswordField } from '../../app/forms/PasswordField.tsx'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { dropPupil } from '../../app/session/device-pupils.ts'
import { getPageUser } from '../../app/session/page-user.ts'

const EMPTY = { username: '', password: '', own_password: '' }

/** Both passwords, then the question with what would come together. */
export function JoinForm({ account, classAccount }: { account: Account; classAccount: boolean }) {
  const [values, setValues] = useState(EMPTY)
  const [question, setQuestion] = useState<JoinQuestion>()
  const sending = useSending()
  const field = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    value: values[name],
    onValue: (value: string) => setValues({ ...values, [name]: value }),
    errors: sending.errors[name],
  })
  const look = async () => {
    await sending.send(async () => {
      const { own_password, ...other } = values
      const body = account.has_password ? { ...other, own_password } : other
      setQuestion((await api('POST /api/my/account-join/look', { body })).data)
    })
  }
  const join = async () => {
    if (!question) return
    const me = getPageUser()
    // What waits for a line here belongs to it too.
    if (me) await sendAttempts(me.id)
    await api('POST /api/my/account-join', { body: { ticket: question.ticket } })
    dropPupil(question.from.username)
    // Another user's page from here on, where the class account asked.
    history.replaceState(null, '', '/my/account/edit#own')
    location.reload()
  }
  return (
    <SendForm sending={sending} onSend={look}>
      <TextField
        {...field('username')}
        label={classAccount ? '自己的帳號' : '帳號卡上的帳號'}
        hint={classAccount ? '註冊時的電子郵件' : '像 k7q4m5-05'}
        autoComplete="off"
        autoCapitalize="none"
      />
      <PasswordField
        {...field('password')}
        label={classAccount ? '自己帳號的密碼' : '帳號卡上的 PIN'}
        autoComplete="off"
      />
      {account.has_password && (
        <PasswordField
          {...field('own_password')}
          label={classAccount ? '班級帳號的 PIN' : '目前帳號的密碼'}
          hint="為了確認是你本人"
          autoComplete="off"
        />
      )}
      <div>
        <Button type="submit" kind="outline" busy={sending.busy}>
          看看會併在一起的紀錄
        </Button>
      </div>
      <ConfirmDialog
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        title="併在一起？"
        confirm="併在一起"
        danger={false}
        onConfirm={join}
      >
        {question && <Question question={question} />}
      </ConfirmDialog>
    </SendForm>
  )
}

function Question({ question: { from, to, counts } }: { question: JoinQuestion }) {
  const lines = [
    [counts.minutes, '分鐘的學習時間'],
    [counts.attempts, '筆作答紀錄'],
    [counts.classes, '個班級'],
    [counts.compositions, '篇作文'],
    [counts.results, '局活動成績'],
  ] as const
  const shown = lines.filter(([count]) => count > 0)
  return (
    <div className="grid gap-3">
      <p>
        班級帳號
        <b translate="no">
          「{from.name}」（{from.username}）
        </b>
        會併入
        <b translate="no">
          「{to.name}」（{to.username}）
        </b>
        ：
      </p>
      {shown.length === 0 ? (
        <p>班級帳號還沒有紀錄。</p>
      ) : (
        <ul className="list-disc pl-6">
          {shown.map(([count, what]) => (
            <li key={what}>
              {count} {what}
            </li>
          ))}
        </ul>
      )}
      <p>
        班上的老師會看到「{to.name}」，和你在班上這段時間的學習；同一個活動兩邊都玩過的，排行用比較好的成績。
      </p>
      <p className="text-muted">
        以後用自己的帳號登入，帳號卡不能再用。一天之內可以在這裡分開，之後班級帳號就刪除了。
      </p>
    </div>
  )
}
