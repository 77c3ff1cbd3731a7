import type { FoundUses } from './use-uses.ts'
import { usesText } from './uses-text.ts'

/** Where something is used, once that is known. */
export const Uses = ({ uses }: { uses: FoundUses }) => (
  <div role="status" className="mt-2">
    {uses === undefined && '正在查它用在哪裡…'}
    {uses === 'failed' && '查不到它用在哪裡，請稍後再試。'}
    {Array.isArray(uses) && (
      <ul className="list-disc pl-6">
        {usesText(uses).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </div>
)
