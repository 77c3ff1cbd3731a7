import { describe, expect, it } from 'vitest'
import { isRecorded, mediaAt, putSound, soundPlaces } from './sound-places.ts'

const hakka = (text: string, extra = {}) => ({ text, pinyin: 'gi11', ...extra })

function lessonOf(type: string, content: unknown) {
  return {
    title: { hakka: '佢', pinyin: 'gi11' },
    activities: { '1': { modules: [{ no: 1, type, version: 1, content }] } },
  }
}

const textsOf = (lesson: unknown) => soundPlaces(lesson).map((place) => place.text)

describe('soundPlaces', () => {
  it('finds words and their sentences', () => {
    const words = [
      {
        text: { hakka: '佢', pinyin: 'gi11', chinese: '他' },
        sentence: { hakka: '係佢', pinyin: 'he55 gi11' },
      },
    ]
    expect(textsOf(lessonOf('kid_vocabulary', { words }))).toEqual(['佢', '係佢'])
    expect(textsOf(lessonOf('word', { words }))).toEqual(['佢', '係佢'])
  })

  it('finds sentences of articles and ebooks, not their roles', () => {
    const sentences = [
      { role: { name: '阿公', pinyin: 'a24 gung24' }, hakka: hakka('佢'), chinese: { text: '他' } },
    ]
    expect(textsOf(lessonOf('article', { sentences }))).toEqual(['佢'])
    expect(textsOf(lessonOf('kid_ebook', { sentences }))).toEqual(['佢'])
  })

  it("finds a maze's questions, whose sound lies under its own key", () => {
    const question = { hakka: '佢', pinyin: 'gi11', chinese: '他' }
    const lesson = lessonOf('word_games', { questions: [{ question, form: 'hakka', answer: 'up' }] })
    const [place] = soundPlaces(lesson)
    if (!place) throw new Error('no place')
    putSound(place, 'audio/a.mp3')
    expect(question).toMatchObject({ audioUrl: 'audio/a.mp3', synthetic: true })
    expect([mediaAt(place)?.url, isRecorded(place)]).toEqual(['audio/a.mp3', false])
    putSound(place, null)
    expect(question).toEqual({ hakka: '佢', pinyin: 'gi11', chinese: '他' })
  })

  it('finds the sentences of a pattern, not the pattern', () => {
    const patterns = [{ text: '這係＿＿。', pinyin: 'lia31 he55', sentences: [hakka('這係佢。')] }]
    expect(textsOf(lessonOf('kid_sentence_pattern', { patterns }))).toEqual(['這係佢。'])
  })

  it('finds what a question lets hear and its Hakka options, not the Mandarin ones', () => {
    const options = [hakka('佢', { id: 1 }), { id: 2, text: '他', lang: 'zh' }]
    const question = { text: '聽到什麼？', lang: 'zh', sound: hakka('你') }
    const content = { questions: [{ question, reactable_options: options, analysis: { text: '中文' } }] }
    expect(textsOf(lessonOf('practice', content))).toEqual(['你', '佢'])
    expect(
      textsOf(lessonOf('matching', { terms: [{ text: '他', lang: 'zh', reactable_options: options }] })),
    ).toEqual(['佢'])
  })

  it('finds nothing in what is no lesson', () => {
    expect(soundPlaces(null)).toEqual([])
    expect(soundPlaces({ activities: { '1': { modules: 'x' } } })).toEqual([])
  })
})

describe('putSound', () => {
  it('fills a sound that carries its own transcript, and takes it away again', () => {
    const sound = hakka('你')
    const place = {
      holder: sound,
      key: 'url',
      form: 'address' as const,
      made: true,
      text: '你',
      pinyin: 'ngi11',
      dialectId: 1,
    }
    putSound(place, 'audio/d1/x.mp3')
    expect(sound).toEqual({ text: '你', pinyin: 'gi11', url: 'audio/d1/x.mp3', synthetic: true })
    expect(mediaAt(place)).toEqual(sound)
    putSound(place, null)
    expect(sound).toEqual({ text: '你', pinyin: 'gi11' })
  })

  it('leaves the order of keys as it is', () => {
    const holder = { hakka: '佢', audio: { url: 'old.mp3', synthetic: true }, image: {} }
    putSound(
      { holder, key: 'audio', form: 'media' as const, made: true, text: '佢', pinyin: 'gi11', dialectId: 1 },
      'new.mp3',
    )
    expect(JSON.stringify(holder)).toBe(
      '{"hakka":"佢","audio":{"url":"new.mp3","synthetic":true},"image":{}}',
    )
  })
})

describe('isRecorded', () => {
  it("holds for a teacher's recording only", () => {
    const at = (audio: object) => ({
      holder: { audio },
      key: 'audio',
      form: 'media' as const,
      made: true,
      text: '',
      pinyin: '',
      dialectId: 1,
    })
    expect(isRecorded(at({ url: 'teacher.mp3' }))).toBe(true)
    expect(isRecorded(at({ url: 'made.mp3', synthetic: true }))).toBe(false)
    expect(isRecorded(at({ url: '' }))).toBe(false)
  })
})
