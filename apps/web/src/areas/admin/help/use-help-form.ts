import { ApiError } from '@hakka/contract/api-error'
import type { Others } from '@hakka/contract/help'
import { type Merged, merge, type Side } from '@hakka/contract/merge'
import { useRef, useState } from 'react'
import { type Joined, type Kept, useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { type Refused, refusedBy, saidOf } from './clash.ts'
import { type Listed, namingEntries } from './errors-by-id.ts'

const ASKED = '有人也改了同樣的項目，還沒有儲存。請再按「儲存」，選擇要留下哪一份。'

/** Whose is to stay, by the names of entries. */
export type Choices = Readonly<Record<string, Side>>

/** What is sent beside the document: the version it was made from, and what was chosen on top of which one. */
interface SentWith {
  version: number | undefined
  chosen: { version: number; mine: string[]; theirs: string[] } | undefined
}

interface Answer<V> {
  version: number
  joined?: { base: V; theirs: V; others: Others } | undefined
}

export interface HelpFormOptions<V extends object, C extends Listed> {
  initial: Kept<V>
  labels: { readonly [K in keyof V]: string }
  load(): Promise<Kept<V> & { version: number }>
  send(values: V, more: SentWith): Promise<Answer<V>>
  /** The values taken apart, to be put together with others' work, and whole again. */
  parts(values: V): Merged<C>
  whole(parts: Merged<C>): V
}

/** Two have changed the same entries: who, which, and the document as it is now. */
export interface Clash<V> extends Refused {
  theirs: V
  version: number
}

/**
 * The form of a document of categories. What others save meanwhile comes into it with the next save, entry by entry;
 * where both have changed the same, `clash` asks whose is to stay.
 */
export function useHelpForm<V extends object, C extends Listed>(options: HelpFormOptions<V, C>) {
  const { parts, whole } = options
  const [clash, setClash] = useState<Clash<V>>()
  /** Whose work came in with the last save. */
  const [said, setSaid] = useState('')
  const chosen = useRef<{ version: number; sides: Choices }>(undefined)

  const form = useDeskForm<V>({
    initial: options.initial,
    labels: options.labels,
    save: async (values, version) => {
      const sides: Choices = chosen.current?.sides ?? {}
      const seen = chosen.current?.version
      setSaid('')
      const named = (side: Side) => Object.keys(sides).filter((name) => sides[name] === side)
      const more = {
        version,
        chosen:
          seen === undefined ? undefined : { version: seen, mine: named('mine'), theirs: named('theirs') },
      }
      try {
        const sending = options.send(values, more)
        const { version: next, joined } = await namingEntries(sending, parts(values).categories)
        chosen.current = undefined
        if (!joined) return next
        setSaid(`${saidOf(joined.others)}，已合在一起。`)
        return joinOf(next, joined, values, sides)
      } catch (error) {
        const refused = refusedBy(error)
        if (!refused) throw error
        chosen.current = undefined
        const now = await options.load()
        setClash({ ...refused, theirs: now.values, version: now.version })
        throw new ApiError(409, { code: 'conflict', message: ASKED })
      }
    },
  })

  function joinOf(
    version: number,
    { base, theirs }: { base: V; theirs: V },
    sent: V,
    sides: Choices,
  ): Joined<V> {
    const put = (values: V) =>
      merge(
        { base: parts(base), mine: parts(values), theirs: parts(theirs) },
        { choose: (name) => sides[name] },
      )
    // The server has found no clash: what is left of them is the same to it, as HTML that it has cleaned.
    const alike = new Set(put(sent).clashes)
    return {
      version,
      join: (values) => {
        const { outcome, clashes } = put(values)
        return clashes.every((name) => alike.has(name)) ? whole(outcome) : undefined
      },
    }
  }

  return {
    form,
    /** The document as it is saved now, as far as this form knows. */
    present: { values: form.base.values, version: form.base.version ?? 0 },
    said,
    clash,
    /** Saves once more, each of the clashing entries as was chosen. */
    settle: (sides: Choices) => {
      if (!clash) return
      chosen.current = { version: clash.version, sides }
      setClash(undefined)
      form.submit()
    },
    /** Goes on writing; the next save asks again. */
    later: () => setClash(undefined),
  }
}
