import type { DictionaryWord } from '@hakka/contract/dictionary'
import { ExternalLink } from 'lucide-react'

/** Where else the entry can be read. */
export function References({ word: { references } }: { word: DictionaryWord }) {
  if (references.length === 0) return null
  return (
    <ul className="grid text-16 print:hidden">
      {references.map(({ url, reference_info }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-10 items-center gap-2 text-brand underline decoration-ghost underline-offset-4"
          >
            <ExternalLink size={18} aria-hidden="true" />
            {reference_info.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
