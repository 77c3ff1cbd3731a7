import type { ClassroomTerm } from '@hakka/contract/classroom-term'
import type { CheckQuestion, Dialogue } from '@hakka/contract/listening'
import type { SpeakingSentence } from '@hakka/contract/speaking'
import { describe, expect, it } from 'vitest'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { AiJudgingView } from './ai_judging/View.tsx'
import { TermList, TermWall } from './classroom_term/View.tsx'
import { ListeningView } from './listening/View.tsx'
import { SpeakingView } from './speaking/View.tsx'
import { WritingView } from './writing/View.tsx'

/** Words with which a page has a learner expect something. */
const PROMISE = /聽|播放|示範|測驗|圖|換句|數字鍵/

/** What has such a word and is true whatever the content lacks. */
const TRUE_ALWAYS: readonly (readonly [text: string, reason: string])[] = [
  ['暫時出不了小測驗', 'says that there is none'],
  ['聽自己', 'the learner’s own voice, once it is recorded'],
  ['只有你聽得到', 'who may hear what is kept'],
]

/** What a view promises, seen or read aloud. */
function promised(html: string): string[] {
  const named = [...html.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  )
  const said = [textOf(html.replaceAll('<', '\n<')), ...named].flatMap((text) => text.split(/[\n，。]/))
  return said.filter((text) => PROMISE.test(TRUE_ALWAYS.reduce((left, [own]) => left.replace(own, ''), text)))
}

const SOUND = { id: 1, url: '/files/a.mp3', synthetic: false }
const host = testHost({ lookup() {} })

const dialogueOf = (sounds: readonly boolean[]): Dialogue => ({
  id: 7,
  version: 1,
  no: 1,
  title: { hakka: '食飽吂', pinyin: 'siid5 bau31 mang11', chinese: '吃飽了嗎' },
  stage_url: null,
  roles: [{ id: 'boy', name: '老弟', pinyin: 'lo31 tai24', chinese: '弟弟', face: 'boy' }],
  sentences: sounds.map((sound, at) => ({
    no: at + 1,
    role: 'boy',
    hakka_sentence: { text: '食飽了！', pinyin: 'siid5 bau31 le24', audio: sound ? SOUND : null },
    chinese_sentence: { text: '吃飽了' },
    words: [],
  })),
})

describe('a dialogue promises nothing that it lacks', () => {
  const shown = (sounds: readonly boolean[], onCheck?: () => void) => {
    const dialogues = [{ dialogue: dialogueOf(sounds), keys: true, result: undefined, onCheck }]
    return render(<ListeningView host={host} dialogues={dialogues} check={undefined} />)
  }
  it('no sound, no check, a single sentence', async () => {
    expect(promised(await shown([false]))).toEqual([])
  })
  it('no sound, several sentences: they are gone through by keys', async () => {
    expect(promised(await shown([false, false]))).toEqual(['← → 換句'])
  })
  it('sounds of some sentences: the others are there to be read, and not counted as heard', async () => {
    const html = await shown([true, false], () => {})
    expect(textOf(html)).toContain('第 1 句，還沒看字')
    expect(textOf(html)).not.toContain('第 2 句，還沒看字')
    expect(html).not.toContain('播放第 2 句')
    expect(textOf(html)).not.toContain('聽完')
  })
})

describe('a check promises nothing that it lacks', () => {
  const option = { chinese: '', image_url: null, face: null, audio: null, pinyin: null }
  const question = (kind: CheckQuestion['kind'], count: number): CheckQuestion => ({
    kind,
    text: '',
    at: 1,
    options: ['甲', '乙', '丙', '丁'].slice(0, count).map((text) => ({ ...option, text })),
    answer: 0,
  })
  it.each(['said', 'order', 'who'] as const)('no sound, too few options: %s', async (kind) => {
    const check = {
      dialogue: dialogueOf([false, false]),
      questions: [question(kind, 2)],
      onDone() {},
      onBack() {},
      onAnother() {},
    }
    const html = await render(<ListeningView host={host} dialogues={[]} check={check} />)
    expect(promised(html.replaceAll('aria-label="小測驗"', ''))).toEqual([])
    expect(textOf(html)).toContain('也可以按 1–2')
  })
})

const sentencesOf = (sounds: readonly boolean[]): SpeakingSentence[] =>
  sounds.map((sound, at) => ({
    id: 100 + at,
    version: 1,
    no: at + 1,
    chinese_sentence: { text: '爺爺吃飯' },
    hakka_sentence: { text: '阿公食飯。', pinyin: 'a24 gung24 siid5 fan55', audio: sound ? SOUND : null },
    words: [],
  }))

describe('sentences to be said promise nothing that they lack', () => {
  const shown = (sounds: readonly boolean[], openId = 100) =>
    render(
      <SpeakingView
        host={host}
        sentences={sentencesOf(sounds)}
        groups={null}
        openId={openId}
        scores={new Map()}
        onOpen={() => {}}
        step={(by) => (sounds[openId - 100 + by] === undefined ? undefined : () => {})}
        keep={undefined}
      />,
      host,
    )
  it('no sound, a single sentence', async () => {
    expect(promised(await shown([false]))).toEqual([])
  })
  it('sounds of some: keys are those of the open one', async () => {
    expect(promised(await shown([false, true]))).toEqual(['↑ ↓ 換句'])
    expect(textOf(await shown([false, true], 101))).toContain('L 聽示範')
  })
})

describe('a round of AI judging promises nothing that it lacks', () => {
  const shown = (sounds: readonly boolean[]) =>
    render(
      <AiJudgingView
        host={host}
        sentences={sentencesOf(sounds)}
        kept={{ read: () => undefined, keep() {} }}
        judge={async () => undefined}
        end={null}
      />,
      host,
    )
  it('no sound, a single sentence', async () => {
    expect(promised(await shown([false]))).toEqual([])
  })
  it('no sound of the open sentence', async () => {
    expect(promised(await shown([false, true]))).toEqual(['↑ ↓ 換句'])
    expect(textOf(await shown([true, false]))).toContain('L 聽示範')
  })
})

it('a text to be filled in names the digits only where they pick its words', async () => {
  const cloze = (keys: boolean) => ({
    id: '1',
    question: {
      kind: 'cloze' as const,
      text: '食①。',
      pinyin: 'siid5 fan55',
      chinese: '吃飯。',
      answers: [['飯']],
    },
    words: [{ text: '飯', pinyin: 'fan55', chinese: '飯' }],
    no: 1,
    of: 1,
    name: 'writing 1 0',
    keys,
    onDone() {},
  })
  const shown = (keys: boolean) =>
    render(
      <WritingView host={host} clozes={[cloze(keys)]}>
        {null}
      </WritingView>,
    )
  expect(promised(await shown(false))).toEqual([])
  expect(textOf(await shown(true))).toContain('數字鍵')
})

describe('classroom terms promise nothing that they lack', () => {
  const termsOf = (sounds: readonly boolean[]): ClassroomTerm[] =>
    sounds.map((sound, at) => ({
      id: at + 1,
      version: 1,
      no: at + 1,
      hakka_text: '坐好。',
      hakka_pinyin: 'co24 ho31',
      chinese_text: '坐好',
      audio: sound ? SOUND : null,
    }))
  const lines = { hakka: true, pinyin: true, chinese: true }
  const wall = (sounds: readonly boolean[]) =>
    render(
      <TermWall
        host={host}
        terms={termsOf(sounds)}
        lines={lines}
        onShow={() => {}}
        head={null}
        onClose={() => {}}
      />,
    )
  it('no sound: neither the list nor the wall', async () => {
    const list = (
      <TermList
        host={host}
        title="坐好"
        terms={termsOf([false, false])}
        lines={lines}
        wall={({ children }) => children}
      />
    )
    expect(promised(await render(list))).toEqual([])
    expect(promised(await wall([false]))).toEqual([])
  })
  it('sounds of some: the wall has the keys of the open one', async () => {
    expect(promised(await wall([false, true]))).toEqual(['← → 換句'])
    expect(textOf(await wall([true, false]))).toContain('空白鍵播放')
  })
})
