import { Button } from '@hakka/ui/Button.tsx'
import { Link2, Printer } from 'lucide-react'

async function copy(text: string): Promise<void> {
  const { toast } = await import('@hakka/ui/toast.ts')
  try {
    await navigator.clipboard.writeText(text)
    toast({ type: 'success', body: '已複製連結' })
  } catch {
    toast({ type: 'error', body: '無法複製，請改從網址列複製' })
  }
}

/** What can be done with the page as a whole. */
export function WordTools({ canonical }: { canonical: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind="ghost"
        icon={<Link2 aria-hidden="true" />}
        onClick={() => void copy(`${canonical}${location.search}`)}
      >
        複製連結
      </Button>
      <Button kind="ghost" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        列印
      </Button>
    </div>
  )
}
