import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describe } from './describe.ts'
import { ROOT } from './root.ts'

test('of a statement that failed the log has what it was, not what it carried', () => {
  const cause = Object.assign(new Error('invalid input: "阿明的日記"'), { severity: 'ERROR', code: '22P02' })
  const told = describe(new DrizzleQueryError('insert into t values ($1)', ['阿明的日記'], cause))
  expect(told).toMatchObject({
    causes: [
      { name: 'DrizzleQueryError', query: 'insert into t values ($1)' },
      { name: 'DatabaseError', code: '22P02' },
    ],
  })
  expect(JSON.stringify(told)).not.toContain('阿明')
})

/** Calls of a log in a source, each up to the end of its first argument. */
const logged = (source: string) => source.match(/\blog\.(?:debug|info|warn|error)\(\{.*?\}[,)]/gs) ?? []

test('no line of the log has the words of an error, which quote what a statement carried', () => {
  const files = globSync('apps/server/src/**/*.ts', { cwd: ROOT })
  const sources = files.filter((file) => !file.includes('.test.'))
  const found = sources.flatMap((file) =>
    logged(readFileSync(join(ROOT, file), 'utf8'))
      .filter((call) =>
        /String\(\w*[eE]rr|\berror\.message|\berror\.stack|[{,]\s*(?:error|err)\s*[,}]/.test(call),
      )
      .map((call) => `${file}: ${call}`),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
