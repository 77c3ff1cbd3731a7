import { buttonClass } from '@hakka/ui/Button.tsx'
import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ThankYou } from './ThankYou.tsx'

/** In the form's place once the report is there: the code stays when the thanks have faded. */
export function Sent({ code, onAnother }: { code: string; onAnother(): void }) {
  const [thanking, setThanking] = useState(true)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className="flex flex-col items-center gap-3 rounded-card border border-line bg-white px-5 py-12 text-center">
      <CircleCheck size={56} aria-hidden="true" className="text-correct" />
      <h2 ref={title} tabIndex={-1} className="font-reading text-32 leading-snug text-brand">
        已經收到你的回報
      </h2>
      <p className="text-22">
        編號 <b className="whitespace-nowrap">{code}</b>
      </p>
      <p className="max-w-[36em] text-muted">
        編號已寄到你的電子郵件。處理完成時，我們會再寄信告訴你；也可以隨時在回報列表查看進度。
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <a
          href="/feedback"
          className={buttonClass({ kind: 'ghost' })}
          onClick={(event) => {
            event.preventDefault()
            onAnother()
          }}
        >
          再回報一個問題
        </a>
        <Link to={`/feedback/list?keyword=${code}`} className={buttonClass({ kind: 'brand' })}>
          查看回報列表
        </Link>
      </div>
      {thanking && (
        <ThankYou
          code={code}
          onClose={() => {
            setThanking(false)
            title.current?.focus()
          }}
        />
      )}
    </section>
  )
}
