import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  content,
  faultsNow,
  focused,
  opensEditor,
  press,
  quietConsole,
  tabTo,
  writesHakka,
} from './editing.tsx'
import type { IN_PLACE } from './made-in-place.ts'

/** Writes into something on the board that is reached by Tab, and lets go of it. */
async function writesAt(name: string, text: string): Promise<void> {
  await tabTo(name)
  await press('{Enter}')
  await writesHakka(text)
  await press('{Escape}')
}

/** By its address on the video site. */
async function addsVideo(): Promise<void> {
  await tabTo('加第一部影片')
  await press('{Enter}')
  await press('{Escape}{Enter}')
  await userEvent.click(page.getByText('YouTube', { exact: true }))
  await tabTo('YouTube 網址')
  await press('https://youtu.be/aB3_-567890')
}

/** Each made from nothing by keys alone, by what a teacher would call it. */
const MADE: Readonly<Record<(typeof IN_PLACE)[number], readonly [what: string, make: () => Promise<void>]>> =
  {
    kid_animation: [
      'lines of an animation, marked while it is watched',
      async () => {
        await opensEditor('kid_animation', {})
        await expect.poll(() => document.querySelector('video')?.readyState).toBeGreaterThan(0)
        await tabTo('進 1 秒')
        await press('lll')
        await press('n')
        await writesHakka('食')
        await press('{Alt>}ll{/Alt}{Alt>}o{/Alt}')
        await expect.poll(content).toMatchObject({
          captions: { 1: { start: 3, end: 5, hakka: { text: '食', pinyin: 'siid5' } } },
        })
        await press('{Escape}{Shift>}{ArrowLeft}{/Shift}{ArrowRight}')
        expect(content()).toMatchObject({ captions: { 1: { start: 2.1, end: 4.1 } } })
        expect(faultsNow('kid_animation')).toEqual([])
      },
    ],
    kid_async_learning: [
      'a film to learn from alone, by its address',
      async () => {
        await opensEditor('kid_async_learning', {})
        await addsVideo()
        expect(faultsNow('kid_async_learning')).toEqual([])
        expect(content()).toEqual({ video_urls: [{ url: 'https://youtu.be/aB3_-567890' }] })
      },
    ],
    matching_in_diagram: [
      'layers with a word that pupils put in its place',
      async () => {
        await opensEditor('matching_in_diagram', {})
        for (const [name, text] of [
          ['第 1 層', '食'],
          ['第 2 層', '茶葉'],
        ] as const)
          await writesAt(name, text)
        await press('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
        await writesHakka('狗仔')
        await press('{Escape}{ArrowUp}')
        expect(focused()).toContain('狗仔')
        expect(faultsNow('matching_in_diagram')).toEqual([])
        expect(content()).toMatchObject({
          layers: [{ items: [{ text: '狗仔', reactable: true }] }, { items: [] }],
        })
      },
    ],
    multiple_videos: [
      'a video of the video site, by its address',
      async () => {
        await opensEditor('multiple_videos', {})
        await addsVideo()
        expect(faultsNow('multiple_videos')).toEqual([])
        expect(content()).toEqual({ videos: [{ url: 'https://youtu.be/aB3_-567890' }] })
      },
    ],
    organizational_mindmap: [
      'a mind map with a blank',
      async () => {
        await opensEditor('organizational_mindmap', {})
        await writesAt('加第一個分支', '食')
        await writesAt('新的詞', '狗仔')
        await press('b')
        await tabTo('加一個選項')
        await press('{Enter}')
        await writesHakka('貓仔')
        expect(faultsNow('organizational_mindmap')).toEqual([])
        expect(content()).toMatchObject({
          questions: [
            {
              title: { text: '食' },
              terms: [
                {
                  text: '狗仔',
                  interactive_flg: true,
                  options: [
                    { text: '狗仔', pinyin: 'gieu31 e31', is_correct: true },
                    { text: '貓仔', is_correct: false },
                  ],
                },
              ],
            },
          ],
        })
      },
    ],
    timeline_cloze: [
      'a timeline with gaps',
      async () => {
        await opensEditor('timeline_cloze', {})
        await writesAt('加第一條時間線', '食')
        for (const [name, text] of [
          ['第 1 站上面', '狗仔'],
          ['第 1 站下面', '貓仔'],
          ['第 2 站上面', '牛'],
          ['第 2 站下面', '象'],
        ] as const)
          await writesAt(name, text)
        expect(focused()).toContain('第 2 站下面')
        await press('b')
        expect(faultsNow('timeline_cloze')).toEqual([])
        expect(content()).toMatchObject({
          questions: [{ terms: [{ bottom_show: false }, { bottom: { text: '象' }, bottom_show: true }] }],
        })
      },
    ],
    venn_diagram: [
      'two circles with words in each and in both',
      async () => {
        await opensEditor('venn_diagram', {})
        for (const name of ['第 1 圈', '第 2 圈']) {
          await writesAt(name, name === '第 1 圈' ? '食' : '茶葉')
        }
        await writesAt('加詞：只有「食」', '狗仔')
        expect(focused()).toContain('狗仔')
        // One more in the same place, which goes over to the other side.
        await press('{Control>}{Enter}{/Control}')
        await writesHakka('牛')
        await press('{Escape}{Shift>}{ArrowRight}{/Shift}')
        expect(focused()).toContain('牛')
        // A copy is one too many, and taken back.
        await press('{Control>}d{/Control}')
        await expect.poll(() => document.body.textContent).toContain('這個詞出現兩次')
        await press('{Escape}{Delete}')
        await press('{Control>}z{/Control}{Control>}z{/Control}')
        expect(faultsNow('venn_diagram')).toEqual([])
        expect(content()).toMatchObject({
          groups: [
            { title: { text: '食' }, options: [{ text: '狗仔', pinyin: 'gieu31 e31' }] },
            { title: { text: '茶葉' }, options: [{ text: '牛', pinyin: 'ngiu11' }] },
          ],
        })
      },
    ],
    word_games: [
      'a maze of one crossing',
      async () => {
        await opensEditor('word_games', {})
        await writesAt('加第一個岔路', '狗仔')
        for (const [name, text] of [
          ['左面的路牌', '貓仔'],
          ['右面的路牌', '牛'],
          ['下面的路牌', '象'],
        ] as const)
          await writesAt(name, text)
        await press('{ArrowUp}')
        expect(faultsNow('word_games')).toEqual([])
        expect(content()).toMatchObject({
          questions: [{ answer: 'down', options: { up: { hakka: '象' }, down: { hakka: '狗仔' } } }],
        })
      },
    ],
    word_relation_ver: [
      'a graph of two words and what joins them',
      async () => {
        await opensEditor('word_relation_ver', {})
        await writesAt('加一個語詞', '狗仔')
        await press('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
        await writesHakka('牛')
        await press('{Escape}')
        await writesAt('寫關係', '食')
        await press('r')
        expect(faultsNow('word_relation_ver')).toEqual([])
        expect(content()).toMatchObject({
          words: [{ text: '狗仔' }, { text: '牛' }],
          relations: [{ text: '食', from: 2, to: 1 }],
        })
      },
    ],
  }

quietConsole()

test.each(Object.values(MADE))('%s: made from nothing by keys alone', (_, make) => make())
