import { Button } from '@hakka/ui/Button.tsx'
import { RefreshCw } from 'lucide-react'

/** Tells the line to try at once: it listens for a network that is back. */
export function TryNow() {
  return (
    <Button
      block
      kind="ghost"
      className="mt-3"
      icon={<RefreshCw aria-hidden="true" />}
      onClick={() => dispatchEvent(new Event('online'))}
    >
      現在再試一次
    </Button>
  )
}
