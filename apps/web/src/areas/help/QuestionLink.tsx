import { toast } from '@hakka/ui/toast.ts'
import { Link2 } from 'lucide-react'
import { Link } from 'react-router'

/** The address of one question: followed it stands in the address bar, and is copied where the browser allows. */
export function QuestionLink({ id, question }: { id: string; question: string }) {
  const copy = async () => {
    const url = new URL(`/faq#q-${id}`, location.href).href
    try {
      await navigator.clipboard.writeText(url)
      toast({ type: 'success', body: '已複製連結' })
    } catch {
      toast({ type: 'warning', body: '無法複製連結，請手動複製' })
    }
  }
  return (
    <Link
      to={{ hash: `#q-${id}` }}
      preventScrollReset
      onClick={() => void copy()}
      aria-label={`複製這一題的連結：${question}`}
      className="inline-flex min-h-10 items-center gap-1.5 text-16 text-muted underline decoration-ghost underline-offset-4 hover:text-brand"
    >
      <Link2 size={18} aria-hidden="true" />
      複製這一題的連結
    </Link>
  )
}
