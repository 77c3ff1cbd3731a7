import { plainText } from '@hakka/hakka/characters'
import { Button, type ButtonLook } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Mic } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { Practice } from './Practice.tsx'
import type { Spoken } from './spoken.ts'
import { ui } from './ui.ts'

interface OpenPractice {
  id: string
  spoken: Spoken
  open: boolean
  toggle(): void
}

const PracticeContext = createContext<OpenPractice | undefined>(undefined)

/**
 * A word or sentence that can be recorded and compared. It draws nothing itself: `RecordButton` and
 * `PracticePlace` go below it wherever the card has room for them.
 */
export function SpeakingPractice({ text, pinyin, sound, children }: Spoken & { children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  // Brackets mark an article's words and are not spoken; what has no reading can't be practised.
  const spoken = { text: plainText(text), pinyin, sound }
  const practice = pinyin ? { id, spoken, open, toggle: () => setOpen(!open) } : undefined
  return <PracticeContext value={practice}>{children}</PracticeContext>
}

/** 錄音: opens the practice in its place, and closes it. */
export function RecordButton({
  iconOnly = false,
  label = ui.record,
  kind,
  size,
  block,
}: ButtonLook & { iconOnly?: boolean; label?: string }) {
  const practice = useContext(PracticeContext)
  if (!practice) return null
  const { id, spoken, open, toggle } = practice
  const shared = { 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: toggle }
  const icon = <Mic size={iconOnly ? 22 : 24} aria-hidden="true" />
  if (iconOnly) {
    return (
      <IconButton
        {...shared}
        label={ui.recordOf(spoken.text)}
        kind="ghost"
        size={size ?? 'm'}
        className="aria-expanded:border-2 aria-expanded:border-primary aria-expanded:text-darken"
      >
        {icon}
      </IconButton>
    )
  }
  return (
    <Button
      {...shared}
      kind={kind}
      size={size}
      block={block}
      icon={icon}
      aria-label={`${label}「${spoken.text}」`}
      className="aria-expanded:bg-lighten"
    >
      {label}
    </Button>
  )
}

/** 換你說: a sentence that has been solved is said as well, by whoever wants to. */
export function YourTurn({ text, pinyin, sound }: Omit<Spoken, 'pinyin'> & { pinyin?: string | undefined }) {
  return (
    <SpeakingPractice text={text} pinyin={pinyin} sound={sound}>
      <RecordButton label={ui.yourTurn} kind="soft" />
      <PracticePlace className="mt-3 w-full basis-full" />
    </SpeakingPractice>
  )
}

/** Where the practice opens, in view. */
export function PracticePlace({ className }: { className?: string }) {
  const practice = useContext(PracticeContext)
  const place = useRef<HTMLElement>(null)
  const open = practice?.open === true
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  if (!practice?.open) return null
  return (
    <section
      ref={place}
      id={practice.id}
      aria-label={ui.practice(practice.spoken.text)}
      className={cx('@container min-h-60 scroll-mb-24 animate-enter rounded-option bg-pool p-4', className)}
    >
      <Practice spoken={practice.spoken} />
    </section>
  )
}
