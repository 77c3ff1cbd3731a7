import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useFaults } from './editor-host.tsx'
import type { Fault } from './shape.ts'
import { ui } from './ui.ts'

/** What ties a control to its label and to what is said below it. */
interface Wiring {
  id: string
  /** Where the list of faults leads. */
  'data-field': string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FrameProps {
  path: string
  label: string
  required?: boolean | undefined
  hint?: string | undefined
  /** Stands at the end of the label's line. */
  aside?: ReactNode
  /** Stands below, before what is wrong. */
  below?: ReactNode
  /** The label is read and not shown. */
  bare?: boolean
  /** Something of the field itself is to be looked at. */
  wrong?: boolean
  children(wiring: Wiring): ReactNode
}

/** A field of an editor: its label above, what is wrong with it below. */
export function Frame(props: FrameProps) {
  const { path, label, required, hint, aside, below, bare, wrong, children } = props
  const id = useId()
  const faults = useFaults(path)
  const isWrong = wrong || faults.some((fault) => !fault.warning)
  const notes = hint !== undefined || faults.length > 0 || below !== undefined
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
      <div className={bare ? 'sr-only' : 'flex min-h-7 flex-wrap items-center gap-x-2'}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {required && <Required />}
        {aside !== undefined && <span className="ml-auto text-14 text-muted">{aside}</span>}
      </div>
      {children({
        id,
        'data-field': path,
        'aria-required': required || undefined,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': notes ? `${id}-notes` : undefined,
      })}
      {notes && (
        <div id={`${id}-notes`} className="grid gap-1">
          {below}
          <FaultNotes faults={faults} />
          {hint !== undefined && <p className="text-14 text-muted">{hint}</p>}
        </div>
      )}
    </div>
  )
}

export const Required = () => (
  <span
    aria-hidden="true"
    className="rounded-md border border-control px-1.5 text-14 leading-5 text-neutral-ink"
  >
    {ui.required}
  </span>
)

/** What is wrong, in red; what is only to be looked at, in amber. */
export function FaultNotes({ faults }: { faults: readonly Fault[] }) {
  return faults.map(({ message, warning }) => (
    <p
      key={message}
      className={`flex items-start gap-1.5 text-16 ${warning ? 'text-warning-deep' : 'text-wrong-deep'}`}
    >
      {warning ? (
        <TriangleAlert size={18} aria-hidden="true" className="mt-1 flex-none" />
      ) : (
        <CircleAlert size={18} aria-hidden="true" className="mt-1 flex-none" />
      )}
      {message}
    </p>
  ))
}
