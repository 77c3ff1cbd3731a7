import type { ModuleFault } from '@hakka/contract/lesson-module'
import { CircleAlert } from 'lucide-react'

/** What a fault is called in a list: its own sentence says where it is, or its place is put before it. */
const faultText = ({ message, where }: ModuleFault): string =>
  message.startsWith('第') || where === '' ? message : `${where}：${message}`

const SHOWN = 12

/** What is lacking and what is to be looked at, each a way to its field. First of all: nothing is lost. */
export function FaultBox({
  faults,
  onFault,
}: {
  faults: readonly ModuleFault[]
  onFault(path: string): void
}) {
  const wrong = faults.filter(({ warning }) => !warning)
  const warnings = faults.length - wrong.length
  if (faults.length === 0) return null
  const shown = [...wrong, ...faults.filter(({ warning }) => warning)].slice(0, SHOWN)
  const told = [wrong.length > 0 && `補 ${wrong.length} 個地方`, warnings > 0 && `看 ${warnings} 個拼音`]
  return (
    <section
      aria-label="要補的地方"
      className={`mb-5 flex gap-3 rounded-option border border-l-8 px-4 py-3 ${wrong.length > 0 ? 'border-wrong/40 border-l-wrong bg-wrong-soft text-wrong-deep' : 'border-warning/40 border-l-warning bg-warning-soft text-warning-deep'}`}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 flex-none" />
      <div className="min-w-0">
        <p className="font-bold">草稿都存著。送出前還要{told.filter(Boolean).join('、')}</p>
        <ul className="flex flex-wrap gap-x-6">
          {shown.map((fault) => (
            <li key={`${fault.path} ${fault.message}`}>
              <button
                type="button"
                className={`min-h-8 text-left underline underline-offset-4 ${fault.warning ? 'text-warning-deep' : ''}`}
                onClick={() => onFault(fault.path)}
              >
                {faultText(fault)}
              </button>
            </li>
          ))}
          {faults.length > SHOWN && <li className="min-h-8">還有 {faults.length - SHOWN} 個</li>}
        </ul>
      </div>
    </section>
  )
}
