import { HELP } from '@hakka/contract/constants'
import type { FaqCategory, GuideCategory, Others } from '@hakka/contract/help'
import { changedEntries, merge, type Side } from '@hakka/contract/merge'
import { and, asc, between, eq } from 'drizzle-orm'
import { revisions } from '../../db/tables/edit.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Kind } from './kinds.ts'

/** Whose is to stay of the entries that both had changed, while `version` is the present one. */
export interface Chosen {
  version: number
  mine: readonly string[]
  theirs: readonly string[]
}

/**
 * Puts what an editor sends together with what others have saved since. A version that is not kept any more counts as
 * empty: then whatever differs is a clash, and nothing is taken out.
 * @throws AppError `conflict` with the present document and the names of what both have changed; `validation` where
 * both together are too much
 */
export async function join<T extends object, C extends FaqCategory | GuideCategory>(
  transaction: Transaction,
  kind: Kind<T, C>,
  present: T & { version: number },
  { content, version, chosen }: { content: T; version: number; chosen: Chosen | undefined },
): Promise<{ content: T; base: T; others: Others }> {
  const { schema, empty, parts, whole, isWhole } = kind
  const since = await transaction
    .select()
    .from(revisions)
    .where(
      and(
        eq(revisions.thing, kind.key),
        eq(revisions.subjectId, kind.key),
        between(revisions.version, version, present.version),
      ),
    )
    .orderBy(asc(revisions.version))
  const known = since.map((row) => ({ ...row, parts: parts(schema.parse(row.content)) }))
  const base = known[0]?.version === version ? known[0].parts : parts(empty)
  const others = othersOf(base, known)
  const { outcome, clashes } = merge(
    { base, mine: parts(content), theirs: parts(schema.parse(present)) },
    { isWhole, choose: (name) => (chosen?.version === present.version ? sideOf(chosen, name) : undefined) },
  )
  if (clashes.length > 0) throw new AppError('conflict', { current: { ...present, clashes, others } })
  refuseTooMuch(outcome.categories)
  return { content: whole(outcome), base: whole(base), others }
}

const sideOf = ({ mine, theirs }: Chosen, name: string): Side | undefined => {
  if (mine.includes(name)) return 'mine'
  return theirs.includes(name) ? 'theirs' : undefined
}

type Parts = Parameters<typeof changedEntries>[0]

/** Who has changed how many entries, the latest first. */
function othersOf(
  base: Parts,
  since: readonly { version: number; userName: string; parts: Parts }[],
): Others {
  const changed = new Map<string, Set<string>>()
  let before = base
  for (const { userName, parts } of since) {
    const names = changed.get(userName) ?? new Set()
    changed.delete(userName)
    for (const name of changedEntries(before, parts)) names.add(name)
    if (names.size > 0) changed.set(userName, names)
    before = parts
  }
  return [...changed].reverse().map(([name, { size }]) => ({ name, entries: size }))
}

function refuseTooMuch(categories: readonly { items: readonly unknown[] }[]): void {
  const message =
    categories.length > HELP.categories
      ? `和別人新增的合在一起，超過 ${HELP.categories} 個分類`
      : categories.some(({ items }) => items.length > HELP.items) &&
        `和別人新增的合在一起，有分類超過 ${HELP.items} 項`
  if (message) throw new AppError('validation', { errors: { categories: [message] } })
}
