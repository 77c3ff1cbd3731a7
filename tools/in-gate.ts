import { beforeEach, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of these files the gate runs only the tests named beside them; none in the full ring. */
    kept: Record<string, string[]>
  }
}

const kept = inject('kept')

beforeEach(({ task, skip }) => {
  const titles = kept[task.file.name]
  const title = titlesOf(task).join(' › ')
  if (titles && !isKept(title, titles)) skip()
})

/** As in `rings.mjs`: one that ends in … stands for all that begin so, and what begins with - for all others. */
function isKept(title: string, titles: readonly string[]): boolean {
  const isOne = (listed: string) =>
    listed.endsWith('…') ? title.startsWith(listed.slice(0, -1)) : title === listed
  const others = titles.filter((listed) => listed.startsWith('- ')).map((listed) => listed.slice(2))
  return others.length > 0 ? !others.some(isOne) : titles.some(isOne)
}

type Named = { name: string; suite?: Named | undefined }
/** The titles down to a test's own. */
const titlesOf = ({ name, suite }: Named): string[] =>
  [...(suite ? titlesOf(suite) : []), name].filter(Boolean)
