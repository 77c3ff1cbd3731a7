import { describe, expect, it } from 'vitest'
import { firstOfUnwritten } from './kit/editor/unwritten.ts'
import { draftFaults, editorShape, moduleTypes, newContent } from './server.ts'

describe.each([...moduleTypes.values()])('a new module of $id', (type) => {
  const shape = editorShape(type)
  const content = newContent(type)

  it('has nothing written in it that a teacher would have to take out first', () => {
    expect(JSON.stringify(content)).not.toMatch(/[\p{Script=Han}＿]|[a-z]\d|\.mp4/u)
  })

  it('begins at its first text, and no longer once something is written there', () => {
    const first = firstOfUnwritten(shape, content)
    if (type.id === 'word_games') return expect(first).toBeUndefined()
    expect(first).toMatch(/^[a-z_]+/)
    expect(firstOfUnwritten(shape, type.empty())).toBe(type.id === 'text' ? 'content' : undefined)
  })

  it('cannot be sent as it is, but for a page of text and the games that need no maze', () => {
    const mayBeEmpty = ['text', 'word_games'].includes(type.id)
    expect(draftFaults(type, content).length > 0).toBe(!mayBeEmpty)
  })
})
