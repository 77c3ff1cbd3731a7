import type { ClientBase, Pool, PoolClient } from 'pg'

/** A statement that a call made, for the bench to make it again through the driver alone. */
interface Statement {
  /** Those that run at once have the same. */
  step: number
  text: string
  values: unknown[]
  /** The number of the row that it wrote, where it told one: a later statement may name it. */
  id?: unknown
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : undefined)

/**
 * Writes down each statement that is made through a pool from now on.
 * @param undone transactions are taken back at their end, as if they had never been
 * @returns takes what was written down since the last time
 */
export function recordSql(pool: Pool, { undone = false } = {}): () => Statement[] {
  let statements: Statement[] = []
  let step = 0
  let running = 0

  function recorded(of: Pick<Pool, 'query'>): void {
    const query = of.query.bind(of)
    of.query = new Proxy(of.query, {
      apply(_target, _self, given: Parameters<typeof query>) {
        // A pool's own talk with its connection, whose statement is written down already.
        if (typeof given.at(-1) === 'function') return query(...given)
        const [asked, values] = given
        const [text, own] =
          typeof asked === 'string'
            ? [asked, values]
            : [Reflect.get(asked, 'text'), Reflect.get(asked, 'values')]
        if (running === 0) step += 1
        running += 1
        const statement: Statement = { step, text: String(text), values: listOf(values) ?? listOf(own) ?? [] }
        statements.push(statement)
        const isEnd = undone && text === 'commit'
        return Promise.resolve(isEnd ? query('rollback') : query(...given))
          .then((answer: unknown) => {
            const [row] = listOf(Reflect.get(Object(answer), 'rows')) ?? []
            const first = listOf(row)?.[0] ?? Reflect.get(Object(row), 'id')
            if (/^insert into "game_results"/.test(statement.text)) statement.id = first
            return answer
          })
          .finally(() => {
            running -= 1
          })
      },
    })
  }

  recorded(pool)
  const connect = pool.connect.bind(pool)
  const known = new WeakSet<ClientBase>()
  pool.connect = new Proxy(pool.connect, {
    apply: (_target, _self, [whenOpen]: Parameters<typeof connect>) =>
      typeof whenOpen === 'function' ? connect(whenOpen) : opened(),
  })
  async function opened(): Promise<PoolClient> {
    const client = await connect()
    if (!known.has(client)) {
      known.add(client)
      recorded(client)
    }
    return client
  }
  return () => {
    const taken = statements
    statements = []
    return taken
  }
}
