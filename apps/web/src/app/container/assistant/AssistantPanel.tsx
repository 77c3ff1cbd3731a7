import { Card } from '@hakka/ui/Card.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { X } from 'lucide-react'
import { AssistantBody, type AssistantContent } from './AssistantBody.tsx'
import '../container.css'

/** The study assistant as a column. It is blue on every level: a tool, not part of the lesson. */
export function AssistantPanel({
  onUse,
  onClose,
  ...content
}: AssistantContent & {
  /** Something in it has the focus: it must not fold away by itself. */
  onUse(): void
  onClose(): void
}) {
  return (
    <aside aria-label="學習小幫手" className="assistant" onFocus={onUse}>
      <Card className="overflow-hidden">
        <div className="flex items-center gap-3 bg-brand py-3 pr-2 pl-4 text-white">
          <img src="/images/bird.svg" alt="" width={66} height={50} className="h-[50px] w-[66px]" />
          <h2 className="flex-1 text-18 font-bold">學習小幫手</h2>
          <IconButton label="收起學習小幫手" kind="plain" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className="p-4">
          <AssistantBody {...content} />
        </div>
      </Card>
    </aside>
  )
}
