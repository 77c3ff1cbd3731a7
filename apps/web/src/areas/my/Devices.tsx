import type { Device } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { MonitorSmartphone } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { taipeiTime } from '../../app/taipei-time.ts'

/** Where the account is logged in; each other device can be logged out from here, or all of them. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const { busy, alert, send } = useSending()
  const { revalidate } = useRevalidator()
  const end = async (run: () => Promise<{ message: string }>) => {
    await send(async () => {
      const { message } = await run()
      toast({ type: 'success', body: message })
    })
    await revalidate()
  }
  return (
    <div className="grid gap-4">
      {alert && <FormAlert>{alert}</FormAlert>}
      <ul className="grid gap-3">
        {devices.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-option border border-line p-4"
          >
            <MonitorSmartphone size={28} aria-hidden="true" className="flex-none text-brand" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-x-3 font-medium">
                <span translate="no">{one.device || '不明的裝置'}</span>
                {one.current && <Chip tone="right">目前這台</Chip>}
              </p>
              <p className="text-16 text-muted">
                登入 {taipeiTime(one.created_at)}
                <br />
                最近使用 {taipeiTime(one.last_seen_at)}
              </p>
            </div>
            {!one.current && (
              <Button
                kind="ghost"
                disabled={busy}
                onClick={() =>
                  void end(() => api('DELETE /api/my/sessions/{id}', { params: { id: one.id } }))
                }
              >
                登出這台裝置
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <div>
          <Button kind="outline" busy={busy} onClick={() => void end(() => api('DELETE /api/my/sessions'))}>
            登出其他裝置
          </Button>
        </div>
      )}
    </div>
  )
}
