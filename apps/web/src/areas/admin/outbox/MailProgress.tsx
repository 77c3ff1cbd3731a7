import type { OutboxRow } from '@hakka/contract/outbox'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Check, CircleX, Clock, Inbox, Send } from 'lucide-react'
import type { ComponentProps } from 'react'
import { progressText, reasonText, STATES } from './mail-texts.ts'

const LOOKS = {
  sending: { tone: 'neutral', Icon: Send },
  retrying: { tone: 'warning', Icon: Clock },
  sent: { tone: 'right', Icon: Check },
  kept: { tone: 'neutral', Icon: Inbox },
  failed: { tone: 'wrong', Icon: CircleX },
} as const satisfies Record<
  OutboxRow['state'],
  { tone: ComponentProps<typeof Chip>['tone']; Icon: typeof Clock }
>

/** What is known of a mail: its state, what comes next and why it has not left. */
export function MailProgress({ mail }: { mail: OutboxRow }) {
  const { tone, Icon } = LOOKS[mail.state]
  const lines = [progressText(mail), reasonText(mail)].filter((line) => line !== undefined)
  return (
    <>
      <Chip tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
        {STATES[mail.state]}
      </Chip>
      {lines.map((line) => (
        <span key={line} className="mt-1 block text-14 text-muted tabular-nums">
          {line}
        </span>
      ))}
    </>
  )
}
