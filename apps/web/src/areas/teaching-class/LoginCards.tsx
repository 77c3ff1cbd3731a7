import type { LoginCard } from '@hakka/contract/school-class-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { ArrowLeft, Printer, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { CheckField } from '../../app/forms/CheckField.tsx'
import { type CardLook, CardPages, pagesOf } from './CardPages.tsx'

const WORDS: Record<keyof CardLook, { label: string; hint: string }> = {
  qr: { label: '印 QR Code', hint: '學生掃了就填好帳號，只要輸入 PIN。' },
  roster: { label: '另外印一張教師名單', hint: '帳號和姓名對照，不印 PIN。' },
  large: { label: '印大字', hint: '一張 A4 四張卡，給一、二年級。' },
}

/** The cards of accounts whose PINs are known now and never again: leaving before they are printed asks. */
export function LoginCards({
  cards,
  className,
  place,
  onDone,
}: {
  cards: readonly LoginCard[]
  className: string
  place: string | null
  onDone(): void
}) {
  const [look, setLook] = useState<CardLook>({ qr: true, roster: true, large: false })
  const [printed, setPrinted] = useState(false)
  const [asked, setAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const blocker = useBlocker(!printed)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (printed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [printed])
  const pages = <CardPages cards={cards} className={className} place={place} look={look} />
  const leaving = blocker.state === 'blocked'
  return (
    <section aria-labelledby="cards">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="cards" ref={heading} tabIndex={-1} className="text-26 font-bold">
          登入卡
        </h2>
        <Button
          kind="ghost"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => (printed ? onDone() : setAsked(true))}
        >
          回學生名單
        </Button>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="grid gap-4 p-5 md:p-7 lg:order-2">
          <h3 className="text-22 font-bold">剛發出 {cards.length} 組帳號和 PIN</h3>
          <p className="flex items-start gap-3 rounded-option bg-warning-soft px-4 py-3">
            <TriangleAlert size={22} aria-hidden="true" className="mt-1 flex-none text-warning-deep" />
            <span>
              <b>PIN 只在這裡看得到一次。</b>請現在列印；之後只能發新的 PIN。
            </span>
          </p>
          <Button
            kind="brand"
            size="l"
            icon={<Printer aria-hidden="true" />}
            onClick={() => {
              window.print()
              setPrinted(true)
            }}
          >
            列印 {cards.length} 張卡（A4 {pagesOf(cards.length, look)} 張）
          </Button>
          {(['qr', 'roster', 'large'] as const).map((name) => (
            <CheckField
              key={name}
              name={name}
              {...WORDS[name]}
              value={look[name]}
              onValue={(on) => setLook((before) => ({ ...before, [name]: on }))}
            />
          ))}
        </Card>
        <div className="grid gap-5 rounded-card bg-track p-3 md:p-6">{pages}</div>
      </div>
      {createPortal(<div className="print-sheet">{pages}</div>, document.body)}
      <ConfirmDialog
        open={asked || leaving}
        onClose={() => {
          setAsked(false)
          blocker.reset?.()
        }}
        title="登入卡還沒列印"
        confirm="不列印，離開"
        onConfirm={() => (leaving ? blocker.proceed?.() : onDone())}
      >
        離開以後就看不到這些 PIN；學生要登入，得再發一次新的。
      </ConfirmDialog>
    </section>
  )
}
