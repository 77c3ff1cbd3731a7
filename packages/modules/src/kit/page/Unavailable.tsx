import { Button } from '@hakka/ui/Button.tsx'
import { RotateCcw, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useHost } from '#kit/host-context.tsx'

/** In milliseconds: so long after the line is said to be back it is tried. */
const TRIES = [1000, 4000, 15_000]

/**
 * A module whose view has not arrived: it comes by itself when the line is back, or when asked for. The page is loaded
 * anew for it, since browsers remember that a piece of code did not arrive.
 */
export function Unavailable() {
  const host = useHost()
  const again = useEffectEvent(() => host.reload?.())
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const begin = () => {
      timers = TRIES.map((after) => setTimeout(() => again(), after))
    }
    addEventListener('online', begin)
    return () => {
      removeEventListener('online', begin)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-card border border-line bg-white px-6 py-12 text-center"
    >
      <WifiOff size={56} aria-hidden="true" className="text-muted" />
      <p className="text-26 leading-snug font-bold">連線中斷</p>
      <p className="text-muted">
        這個活動還沒有載入。連上網路後會自動打開；已經打開過的活動，現在也可以繼續做。
      </p>
      <Button
        kind="primary"
        size="l"
        icon={<RotateCcw size={20} aria-hidden="true" />}
        onClick={() => host.reload?.()}
      >
        再試一次
      </Button>
    </div>
  )
}
