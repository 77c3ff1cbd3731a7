import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render, testHost, testWord, textOf } from '#kit/testing/render.tsx'
import { nothingRight } from '#kit/verdict.ts'
import ClearGame from './ClearGame.tsx'
import { wordGamesContent } from './content.ts'
import { GameEnd } from './GameEnd.tsx'
import { NO_TAPS } from './kept-game.ts'
import ListenGame from './ListenGame.tsx'
import MazeGame from './MazeGame.tsx'
import NameGame from './NameGame.tsx'
import PairsGame from './PairsGame.tsx'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'
import { gameWords } from './words.ts'

const WORDS = [
  testWord('狗仔', 'gieu31 e31', '狗'),
  testWord('貓仔', 'meu55 e31', '貓'),
  testWord('鳥仔', 'diau24 e31', '鳥'),
  testWord('象', 'xiong55', '大象'),
]
const content = wordGamesContent.parse(sample)
const choose = (vocabulary = WORDS, questions = content.questions) =>
  render(<View content={{ questions }} items={[]} moduleKey="test" />, testHost({ vocabulary }))
const playable = (html: string) =>
  Array.from(html.matchAll(/data-choose="(\w+)"([^>]*)>/g), ([, game, rest]) =>
    rest?.includes('disabled') ? `${game} closed` : game,
  )

describe('the chooser', () => {
  it('offers five games', async () => {
    const html = await choose()
    expect(playable(html)).toEqual(['listen', 'pairs', 'clear', 'name', 'maze'])
    expect(textOf(html)).toContain('玩過 0 / 5 個遊戲')
  })
  it('closes a game that has too few words, and says why', async () => {
    const html = await choose(WORDS.slice(0, 3), [])
    expect(playable(html)).toEqual(['listen closed', 'pairs', 'clear closed', 'name closed', 'maze closed'])
    expect(textOf(html)).toContain('這一課可以玩的語詞只有 3 個，要有 4 個才能玩。')
    expect(textOf(html)).toContain('這一課還沒有迷宮的題目。')
  })
  it('asks for the meaning only where words have one', async () => {
    const bare = WORDS.map(({ text }) => testWord(text.hakka, text.pinyin, ''))
    expect(playable(await choose(bare))).toEqual(['listen', 'pairs', 'clear closed', 'name closed', 'maze'])
  })
})

const given = gameWords(WORDS)
const mark = () => nothingRight({ kind: 'none' })
const props = { seed: 5, given, mark, before: NO_TAPS, keep() {}, leave() {}, onEnd() {} }

describe('a game', () => {
  it('that asks by ear shows the reading where there is no sound, and four words to pick', async () => {
    const html = await render(<ListenGame {...props} />)
    expect(textOf(html)).toContain('第 1 / 4 題')
    expect(textOf(html)).toContain('尚無音檔')
    expect(html).toContain('lang="hak-Latn-TW"')
    expect(html.match(/data-word=/g)).toHaveLength(4)
  })
  it('asks to listen only where there is something to hear', async () => {
    const voiced = given.map((word) => ({ ...word, audio: { url: 'audio/a.mp3' } }))
    const maze = content.questions.map((question) => ({
      ...question,
      question: { ...question.question, audioUrl: 'audio/a.mp3' },
    }))
    const silentMaze = maze.map((question) => ({
      ...question,
      question: { ...question.question, audioUrl: undefined },
    }))
    const sayOf = async (view: ReactNode) => textOf(await render(view))
    expect(await sayOf(<ListenGame {...props} given={voiced} />)).toContain('聽一聽')
    expect(await sayOf(<MazeGame {...props} given={maze} />)).toContain('聽一聽')
    for (const view of [
      <ListenGame key="listen" {...props} />,
      <ClearGame key="clear" {...props} />,
      <PairsGame key="pairs" {...props} />,
      <MazeGame key="maze" {...props} given={silentMaze} />,
    ]) {
      expect((await sayOf(view)).replace(/聽音選詞|聽音消卡/, '')).not.toMatch(/聽|或聲音/)
    }
  })
  it('of names shows the Chinese where there is no picture', async () => {
    expect(textOf(await render(<NameGame {...props} />))).toMatch(/(狗|貓|鳥|大象)/)
  })
  it('of pairs lays out two cards of each word', async () => {
    const html = await render(<PairsGame {...props} />)
    expect(html.match(/data-card=/g)).toHaveLength(8)
    expect(textOf(html)).toContain('找到 0 / 4 對')
  })
  it('of three cards lays out twelve and says when they change places', async () => {
    const html = await render(<ClearGame {...props} />)
    expect(html.match(/data-card=/g)).toHaveLength(12)
    expect(textOf(html)).toContain('10 秒後換位置')
  })
  it('of the maze has a sign in each direction, in the form the question asks for', async () => {
    const html = await render(<MazeGame {...props} given={content.questions.slice(1)} />)
    expect(Array.from(html.matchAll(/data-way="(\w+)"/g), ([, way]) => way)).toEqual([
      'up',
      'left',
      'right',
      'down',
    ])
    expect(textOf(html)).toContain('xiong')
    expect(textOf(html)).not.toContain('大象')
  })
})

describe('the end of a game', () => {
  it('congratulates, lists the missed words and offers to play again', async () => {
    const score = { kind: 'points', earned: 3, total: 4 } as const
    const html = await render(
      <GameEnd
        game="name"
        score={score}
        practised={false}
        missed={given.slice(0, 1)}
        again={() => {}}
        practise={() => {}}
        leave={() => {}}
      />,
    )
    const text = textOf(html)
    for (const said of [
      '恭喜過關！',
      '其中 3 題一次就答對',
      '再練習一下這些語詞',
      '狗仔',
      '練一練這 1 個',
      '再玩一次',
    ]) {
      expect(text).toContain(said)
    }
  })
})
