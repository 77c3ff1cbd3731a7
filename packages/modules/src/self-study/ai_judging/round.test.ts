import { describe, expect, test } from 'vitest'
import type { Judgement } from '#kit/host.ts'
import { readRound } from './read-round.ts'
import { afterPractising, afterSaying, afterSkipping, nextRound, openAt, type Round } from './round.ts'
import { isMended, summaryOf } from './summary.ts'
import { toneWords } from './tone-words.ts'

const IDS = [11, 12, 13, 14, 15, 16, 17]

const judged = (...scores: [text: string, score: number][]): Judgement => ({
  score: Math.round(scores.reduce((sum, [, score]) => sum + score, 0) / scores.length),
  syllables: scores.map(([text, score]) => ({ text, pinyin: 'gung24', score })),
  feedback: [],
})
const good = judged(['公', 90])
const sayAll = (round: Round): Round =>
  round.ids.reduce((now) => afterSaying(now, now.ids[now.at] ?? 0, good), round)

describe('a round', () => {
  test('has five sentences; the next one goes on behind it, and begins anew behind the last', () => {
    expect(nextRound(IDS).ids).toEqual([11, 12, 13, 14, 15])
    expect(nextRound(IDS, 15).ids).toEqual([16, 17, 11, 12, 13])
    expect(nextRound(IDS.slice(0, 3), 13).ids).toEqual([11, 12, 13])
    expect(nextRound(IDS, 99).ids[0]).toBe(11)
    expect(nextRound([]).ids).toEqual([])
  })

  test('is over when all are said, and not before', () => {
    const round = nextRound(IDS)
    const four = [11, 12, 13, 14].reduce((now, id) => afterSaying(now, id, good), round)
    expect([four.at, four.over]).toEqual([4, false])
    expect(afterSaying(four, 15, good).over).toBe(true)
  })

  test('comes back to what was passed over; only where nothing was said there are no results', () => {
    const skipped = afterSkipping(nextRound(IDS))
    expect(skipped.at).toBe(1)
    const rest = [12, 13, 14, 15].reduce((now, id) => afterSaying(now, id, good), skipped)
    expect([rest.at, rest.over]).toEqual([0, false])
    const none = Array.from({ length: 5 }).reduce<Round>(afterSkipping, nextRound(IDS))
    expect([none.at, none.over]).toEqual([0, false])
    const last = afterSkipping(openAt(afterSaying(nextRound(IDS), 11, good), 4))
    expect(last.over).toBe(true)
  })

  test('said anew takes the newer result', () => {
    const round = afterSaying(openAt(sayAll(nextRound(IDS)), 0), 11, judged(['公', 30]))
    expect([round.said[11]?.score, round.over]).toEqual([30, true])
  })

  test('is found again as it was kept; what is damaged or no longer there begins anew', () => {
    const round = afterPractising(sayAll(nextRound(IDS)), '公 gung24', 82)
    const kept: unknown = JSON.parse(JSON.stringify(round))
    const [first] = Object.values(round.said)
    expect(readRound(kept, IDS)).toMatchObject({ ids: round.ids, over: true, again: round.again })
    expect(readRound(kept, IDS)?.said[11]).toMatchObject({ score: first?.score })
    for (const broken of [
      undefined,
      null,
      'x',
      [],
      {},
      { ...round, at: 7 },
      { ...round, at: 0.5 },
      { ...round, ids: [] },
    ])
      expect(readRound(broken, IDS)).toBeUndefined()
    expect(readRound(kept, IDS.slice(1))).toBeUndefined()
    expect(readRound({ ...round, said: { 11: { score: 'much' } } }, IDS)).toMatchObject({
      said: {},
      over: false,
    })
  })
})

describe('the results of a round', () => {
  const round = [
    judged(['公', 90], ['錢', 20], ['買', 70]),
    judged(['錢', 50], ['買', 40], ['菜', 79]),
  ].reduce((now, own, at) => afterSaying(now, IDS[at] ?? 0, own), nextRound(IDS.slice(0, 2)))

  test('count syllables, and list what is to be practised once each, the worst first', () => {
    const { syllables, right, practise } = summaryOf(round)
    expect([syllables, right]).toEqual([6, 1])
    expect(practise.map(({ text, score, grade, at }) => [text, score, grade, at])).toEqual([
      ['錢', 20, 'wrong', 0],
      ['買', 40, 'wrong', 1],
      ['菜', 79, 'close', 1],
    ])
  })

  test('know what was mended since; a worse try takes nothing away', () => {
    const once = afterPractising(round, '錢 gung24', 85)
    const twice = afterPractising(once, '錢 gung24', 10)
    expect(summaryOf(twice).practise.map(isMended)).toEqual([true, false, false])
  })

  test('name the five worst of many', () => {
    const many = judged(...[...'一二三四五六七八'].map((text, at): [string, number] => [text, 70 - at]))
    const said = nextRound(IDS)
    expect(summaryOf(afterSaying(said, IDS[0] ?? 0, many)).practise.map(({ text }) => text)).toEqual([
      ...'八七六五四',
    ])
  })

  test('say of nothing that it is nothing', () => {
    expect(summaryOf(nextRound(IDS))).toEqual({ syllables: 0, right: 0, score: 0, practise: [] })
  })
})

test.each([
  ['gung', '24', '由低往高'],
  ['ma', '31', '由高往低，唸到底'],
  ['he', '55', '高高平平的'],
  ['qien', '11', '很低，不要拉高'],
  ['gung', '33', '平平的，不高也不低'],
  ['bid', '2', '短而低，馬上停住'],
  ['hog', '5', '短而高，馬上停住'],
  ['a', '113', '先低，後面再往高'],
])('%s%s is said: %s', (letters, tone, words) => {
  expect(toneWords({ letters, tone })).toBe(words)
})
