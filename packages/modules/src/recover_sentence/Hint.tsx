import { Button } from '@hakka/ui/Button.tsx'
import { Lightbulb } from 'lucide-react'
import { useId, useState } from 'react'
import { ui } from './ui.ts'

/** What the sentences still to come mean, for those who ask or need it. */
export function Hint({ meanings, needed }: { meanings: readonly string[]; needed: boolean }) {
  const id = useId()
  const [asked, setAsked] = useState<boolean>()
  const open = asked ?? needed
  if (meanings.length === 0) return null
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        kind="plain"
        aria-expanded={open}
        aria-controls={id}
        icon={<Lightbulb size={22} aria-hidden="true" />}
        onClick={() => setAsked(!open)}
      >
        {open ? ui.closeHint : ui.askHint}
      </Button>
      <div
        id={id}
        hidden={!open}
        className="max-h-[20dvh] w-full overflow-y-auto rounded-option bg-note px-5 py-3"
      >
        <p className="font-bold text-brand">{ui.meanings}</p>
        <ul className="list-disc pl-6">
          {meanings.map((meaning) => (
            <li key={meaning}>{meaning}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
