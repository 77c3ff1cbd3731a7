import { describe, expect, it } from 'vitest'
import { type CloudWord, layOutCloud, meet } from './cloud-layout.ts'

const ROOM = { width: 1320, height: 560 }
const word = (text: string, count: number, reading = ''): CloudWord => ({ id: text, text, count, reading })

describe('the cloud of a room', () => {
  it('gives a word 9.4 more for each who wrote it, up to 130, and its reading a third of that', () => {
    const cloud = layOutCloud([word('廟', 1, 'meu'), word('茶園', 11, 'caˇ ienˇ'), word('山頂', 4)], ROOM)
    expect(cloud.words.map(({ size }) => size)).toEqual([130, 64, 36])
    expect(cloud.words[0]?.small).toBe(39)
    expect(cloud.words[2]?.small).toBe(16)
  })
  it('is never larger than that, whoever all writes the same', () => {
    const cloud = layOutCloud([word('茶園', 1000), word('廟', 1)], ROOM)
    expect(cloud.words.map(({ size }) => size)).toEqual([130, 36])
  })
  it('lays no word upon another, and all of them into the room', () => {
    for (let many = 0; many <= 60; many += 6) {
      const words = Array.from({ length: many }, (_, at) =>
        word(
          '詞'.repeat(1 + (at % 12)) + at,
          1 + ((at * 7) % 30),
          at % 3 === 0 ? 'ngaiˇ '.repeat(1 + (at % 12)) : '',
        ),
      )
      const cloud = layOutCloud(words, ROOM)
      expect(cloud.words).toHaveLength(many)
      for (const [at, a] of cloud.words.entries()) {
        expect(cloud.words.slice(at + 1).some((b) => meet(a, b))).toBe(false)
        expect((Math.abs(a.x) + a.width / 2) * cloud.scale).toBeLessThanOrEqual(ROOM.width / 2 + 0.01)
        expect((Math.abs(a.y) + a.height / 2) * cloud.scale).toBeLessThanOrEqual(ROOM.height / 2 + 0.01)
      }
    }
  })
  it('stays as it is when a word is written that few have', () => {
    const before = [word('茶園', 5), word('桐花', 4), word('阿公', 3)]
    const places = (words: CloudWord[]) =>
      layOutCloud(words, ROOM)
        .words.slice(1, 3)
        .map(({ x, y }, _, [first]) => [Math.round(x - (first?.x ?? 0)), Math.round(y - (first?.y ?? 0))])
    expect(places([...before, word('風', 1)])).toEqual(places(before))
  })
  it('is nothing without words', () => {
    expect(layOutCloud([], ROOM)).toEqual({ words: [], scale: 1.8 })
  })
})
