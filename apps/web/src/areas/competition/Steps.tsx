import { Check } from 'lucide-react'
import type { Ref } from 'react'

const STEPS = ['基本設定', '選擇隊伍', '勝利條件']

/** Where in the form one is. */
export const Steps = ({ step, ref }: { step: number; ref?: Ref<HTMLOListElement> }) => (
  <ol ref={ref} className="competition-steps">
    {STEPS.map((title, index) => (
      <li
        key={title}
        tabIndex={-1}
        aria-current={index + 1 === step ? 'step' : undefined}
        data-done={index + 1 < step || undefined}
      >
        <i>{index + 1 < step ? <Check size={20} strokeWidth={3} aria-label="完成" /> : index + 1}</i>
        {title}
      </li>
    ))}
  </ol>
)
