import type { StudyKindName } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { OrderDialog, type Ordered } from '../../../app/desk/entries/OrderDialog.tsx'
import { withLogin } from '../../../app/session/with-login.ts'

/** Where two or more stand side by side: puts them in another order. */
export function OrderButton({
  kind,
  of,
  what,
  title,
  items,
  className,
}: {
  kind: StudyKindName
  of: 'themes' | 'items'
  /** What they are and where they stand: 「家人」的對話. */
  what: string
  /** What the button says, where it is more than 調整順序. */
  title?: string
  items: readonly Ordered[]
  className?: string
}) {
  const [isOpen, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  if (items.length < 2) return null
  return (
    <>
      <Button
        kind="plain"
        className={className}
        icon={<ArrowUpDown aria-hidden="true" />}
        aria-label={`調整順序：${what}`}
        onClick={() => setOpen(true)}
      >
        {title ?? '調整順序'}
      </Button>
      {isOpen && (
        <OrderDialog
          title={`調整順序：${what}`}
          {...(of === 'items' && { lang: 'hak', hint: '編號不會變。' })}
          items={items}
          onClose={() => setOpen(false)}
          onSave={async (ids, before) => {
            await withLogin(() =>
              api('POST /api/admin/self_study/{type}/order', {
                params: { type: kind },
                body: { of, ids, before },
              }),
            )
            toast({ type: 'success', body: '順序已儲存' })
            await revalidate()
          }}
        />
      )}
    </>
  )
}
