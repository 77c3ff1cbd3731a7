import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../app/api.ts'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { CodeBoxes } from './CodeBoxes.tsx'

/** Where a parent types what the child shows; beside it what that looks like. */
export function AddChild() {
  const sending = useSending()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const link = async () => {
    await sending.send(async () => {
      const { data, message } = await api('POST /api/my/child/link', { body: { code } })
      toast({ type: 'success', body: message })
      await navigate(`/my/child?id=${data.id}`)
    })
  }
  return (
    <Card
      as="section"
      aria-labelledby="add-child"
      className="grid items-center gap-8 p-5 md:p-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div>
        <h2 id="add-child" className="text-26 font-bold">
          輸入孩子給你的家長代碼
        </h2>
        <p className="mt-1 mb-5 text-muted">
          請孩子登入自己的帳號，打開「我的班級」，按「給家長看」，上面有六個字的代碼，30 分鐘內有效。
        </p>
        <SendForm sending={sending} onSend={link}>
          <CodeBoxes
            name="code"
            label="家長代碼"
            hint="英文大小寫都可以，也可以整段貼上。"
            value={code}
            onValue={setCode}
            errors={sending.errors.code}
          />
          <Button type="submit" kind="brand" size="l" busy={sending.busy} className="justify-self-start">
            看孩子的學習
            <ArrowRight aria-hidden="true" />
          </Button>
        </SendForm>
      </div>
      <div aria-hidden="true" className="rounded-card bg-note p-6 text-center max-lg:hidden">
        <p className="text-16 text-muted">孩子的畫面會像這樣</p>
        <div className="mt-3 rounded-option bg-white px-4 py-5">
          <b>給家長看</b>
          <p translate="no" className="font-mono text-40 font-bold tracking-wider text-brand">
            M4T7QX
          </p>
          <p className="text-16 text-muted">還有 27 分鐘．誰看得到：還沒有人</p>
        </div>
      </div>
    </Card>
  )
}
