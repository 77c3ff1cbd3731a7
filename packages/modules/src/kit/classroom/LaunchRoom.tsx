import type { ClassroomType } from '@hakka/contract/constants'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { ExternalLink, Users } from 'lucide-react'
import { useState } from 'react'
import type { RoomWish } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { ui } from './classroom-ui.ts'

export type Youth = { [K in 'tm_mid' | 'tm_vid' | 'module_no']?: string | number | null | undefined }

/** All that a room needs, or nothing when a part is missing. */
export function roomWish(type: ClassroomType, youth: Youth | null | undefined): RoomWish | undefined {
  const { tm_mid, tm_vid, module_no } = youth ?? {}
  const parts = { tm_mid: tm_mid ?? '', tm_vid: tm_vid ?? '', module_no: module_no ?? '' }
  return Object.values(parts).some((part) => part === '') ? undefined : { type, ...parts }
}

/** A teacher's button to a room for the whole class; nobody else has it. */
export function LaunchRoom({ type, youth }: { type: ClassroomType; youth: Youth | null | undefined }) {
  const { classroom } = useHost()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [hostUrl, setHostUrl] = useState('')
  if (!classroom) return null

  async function launch(open: NonNullable<typeof classroom>['launch']) {
    const wish = roomWish(type, youth)
    setProblem(wish ? '' : ui.cannotLaunch)
    if (!wish) return
    setBusy(true)
    const result = await open(wish).catch(() => ({ problem: ui.launchFailed }))
    setBusy(false)
    if ('problem' in result) return setProblem(result.problem)
    setHostUrl(result.hostUrl)
    // Some browsers refuse a tab that opens after waiting: the link below leads there too.
    window.open(result.hostUrl, '_blank', 'noopener')
  }
  return (
    <Card as="section" aria-label={ui.forTeachers} className="flex flex-wrap items-center gap-3 px-4 py-3">
      <p className="min-w-0 flex-[1_1_16rem] text-17">
        <b>{ui.forTeachers}</b>
        {ui.launchHint}
      </p>
      {hostUrl ? (
        <a href={hostUrl} target="_blank" rel="noopener" className={buttonClass({ kind: 'brand' })}>
          <ExternalLink size={20} aria-hidden="true" />
          {ui.openHost}
        </a>
      ) : (
        <Button
          kind="brand"
          data-launch
          busy={busy}
          icon={<Users aria-hidden="true" />}
          onClick={() => void launch(classroom.launch)}
        >
          {ui.launch}
        </Button>
      )}
      <p
        role="alert"
        className={problem ? 'w-full rounded-option bg-warning-soft px-4 py-3 text-warning-deep' : ''}
      >
        {problem}
      </p>
    </Card>
  )
}
