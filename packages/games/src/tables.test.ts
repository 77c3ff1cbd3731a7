import { expect, it } from 'vitest'
import chef from './chef/sample.json' with { type: 'json' }
import sentenceSteps from './sentence-steps/sample.json' with { type: 'json' }
import { games } from './server.ts'
import songTrail from './song-trail/sample.json' with { type: 'json' }
import voiceTrail from './voice-trail/sample.json' with { type: 'json' }
import windows from './windows/sample.json' with { type: 'json' }

it.each([
  [1, voiceTrail],
  [2, sentenceSteps],
  [3, chef],
  [4, windows],
  [5, songTrail],
])('a set of game %i goes into its table and comes back as it was', (id, sample) => {
  const game = games.get(id)
  const content = game?.content.parse(sample)
  const columns = game?.table.columns.map((own) => own.id) ?? []
  const cells = game?.table.rows(content) ?? []
  const rows = cells.map((own, index) => {
    expect(Object.keys(own).filter((name) => !columns.includes(name))).toEqual([])
    return {
      line: index + 2,
      cells: Object.fromEntries(columns.map((name) => [name, String(own[name] ?? '')])),
    }
  })
  const { kind, version, game_id, dialect_id, uid, title } = sample
  const read = game?.table.read(rows, content)
  const back = game?.content.safeParse({ kind, version, game_id, dialect_id, uid, title, ...read?.content })
  expect(back?.error).toBeUndefined()
  expect(back?.data).toEqual(content)
})
