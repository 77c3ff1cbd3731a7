import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

/** A parent begins with the child. */
export function ParentPart() {
  return (
    <Card
      as="section"
      aria-labelledby="child"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5 md:p-7"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="child" className="font-reading text-26 text-brand">
          孩子的學習
        </h2>
        <p className="text-muted">看看孩子這星期學了什麼，今晚可以聊哪幾個詞。</p>
      </div>
      <Link to="/my/child" className={buttonClass({ kind: 'primary', size: 'l' })}>
        看孩子的一週
        <ArrowRight aria-hidden="true" />
      </Link>
    </Card>
  )
}
