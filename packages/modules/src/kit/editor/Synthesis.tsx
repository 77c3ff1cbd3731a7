import { Sparkles, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Sound } from '#kit/content.ts'
import { useEditor } from './editor-host.tsx'
import { TOOL } from './looks.ts'
import { ui } from './ui.ts'

/**
 * Has a machine say what is written: it can be called off, and tried again. Where the site has none, pressing says so
 * and what to do instead.
 */
export function Synthesis({
  label,
  says,
  disabled,
  before,
  onFile,
  onProblem,
}: {
  label: string
  says: { text: string; pinyin: string }
  disabled: boolean
  /** Asks first whether what is there shall be replaced. */
  before(replace: () => void): void
  onFile(file: Sound): void
  onProblem(problem: string | undefined): void
}) {
  const { host } = useEditor()
  const [busy, setBusy] = useState(false)
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])
  const { synthesise } = host
  const run = async () => {
    if (!synthesise) return onProblem(ui.noSpeech)
    if (says.text === '') return onProblem(ui.sayWhat)
    const own = new AbortController()
    call.current = own
    onProblem(undefined)
    setBusy(true)
    try {
      const file = await synthesise(says.text, says.pinyin, own.signal)
      // Called off, what came all the same is not taken.
      if (!own.signal.aborted) onFile(file)
    } catch (error) {
      if (!own.signal.aborted) onProblem(error instanceof Error && error.message ? error.message : ui.notSaid)
    } finally {
      if (call.current === own) setBusy(false)
    }
  }
  const Icon = busy ? X : Sparkles
  return (
    <button
      type="button"
      aria-label={`${busy ? ui.stopSaying : ui.synthesise}：${label}`}
      className={`${TOOL} ${synthesise ? '' : 'text-muted'}`}
      disabled={disabled}
      onClick={() => {
        if (!busy) return synthesise ? before(() => void run()) : void run()
        call.current?.abort()
        call.current = undefined
        setBusy(false)
      }}
    >
      <Icon size={18} aria-hidden="true" />
      {busy ? ui.stopSaying : ui.synthesise}
    </button>
  )
}
