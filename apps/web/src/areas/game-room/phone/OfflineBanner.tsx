import { WifiOff } from 'lucide-react'

/** The line is down: nothing that was written is lost. */
export function OfflineBanner() {
  return (
    <div className="phone-offline" role="status">
      <WifiOff aria-hidden="true" />
      <p>
        <b>網路斷了，正在重新連…</b>
        <br />
        你寫的都在這台手機上，連上就送出。
      </p>
    </div>
  )
}
