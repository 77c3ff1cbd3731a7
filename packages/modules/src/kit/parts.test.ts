import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  eitherText,
  hakkaUnderHakka,
  hakkaUnderText,
  label,
  media,
  reactableOption,
  sound,
  transcribedSound,
  translation,
  translationOfHakka,
} from './content.ts'
import { means } from './meaning.ts'
import { partsOf, type SaidPart } from './parts.ts'

const said = (schema: z.ZodType, content: unknown): SaidPart[] =>
  partsOf(schema, content).filter((part) => part.is === 'hakka')

const brief = (schema: z.ZodType, content: unknown) =>
  said(schema, content).map(({ path, text, pinyin }) => `${path} ${text} ${pinyin}`)

describe('the Hakka of a content', () => {
  it('is found under each of its keys, with its reading, in the order written', () => {
    const schema = z.object({
      a: z.array(hakkaUnderHakka({})),
      b: z.record(z.string(), z.object({ c: hakkaUnderText({}).optional() })).default({}),
    })
    const content = {
      b: { x: { c: { pinyin: 'ca11', text: '茶' } }, y: {} },
      a: [{ hakka: '屋', pinyin: 'vug2' }, { hakka: '路' }],
      other: { hakka: '水', pinyin: 'sui31' },
    }
    expect(brief(schema, content)).toEqual([
      '.b.x.c.text 茶 ca11',
      '.a[0].hakka 屋 vug2',
      '.a[1].hakka 路 undefined',
    ])
  })
  it('is no Mandarin: neither what says so, nor a title that is a bare text', () => {
    const schema = z.object({ titles: z.array(label), texts: z.array(eitherText({})) })
    const titles = ['標題', { text: '題目', lang: 'zh' }, { text: '客', pinyin: 'hag2' }]
    expect(brief(schema, { titles, texts: [{ text: '字', lang: 'zh' }] })).toEqual([
      '.titles[2].text 客 hag2',
    ])
  })
  it('knows its translation, beside it or beside the object that holds it', () => {
    const schema = z.object({
      lines: z.array(z.object({ hakka: hakkaUnderText({}), chinese: translationOfHakka.optional() })),
      words: z.array(hakkaUnderText({ chinese: translation(9) })),
    })
    const hakka = { text: '茶', pinyin: 'ca11' }
    const content = {
      lines: [{ hakka, chinese: { text: '茶水' } }, { hakka }],
      words: [{ ...hakka, chinese: '' }],
    }
    expect(said(schema, content).map(({ chinese }) => chinese)).toEqual(['茶水', undefined, ''])
  })
  it('knows where its sound and picture stand, or would stand', () => {
    const schema = z.object({
      word: hakkaUnderText({ audio: sound.optional(), image: media.optional() }),
      bare: hakkaUnderText({ audioUrl: means({ is: 'sound' }, z.string()).optional() }),
      heard: transcribedSound,
      clue: hakkaUnderText({ sound: means({ is: 'sound', made: false }, sound.optional()) }),
      mute: hakkaUnderText({}),
    })
    const text = { text: '茶', pinyin: 'ca11' }
    const content = {
      word: { ...text, image: { url: 'a.webp' } },
      bare: text,
      heard: text,
      clue: text,
      mute: text,
    }
    const parts = said(schema, content)
    expect(parts.map(({ voice }) => voice && [voice.key, voice.form, voice.made])).toEqual([
      ['audio', 'media', true],
      ['audioUrl', 'address', true],
      ['url', 'address', true],
      ['sound', 'media', false],
      undefined,
    ])
    expect(parts[0]).toMatchObject({ voice: { holder: content.word }, picture: 'a.webp' })
    expect(parts[0]?.voice?.holder).toBe(content.word)
  })
  it('is put together out of pieces, in the order of their numbers, and says which answer is wrong', () => {
    const piece = hakkaUnderText({ no: z.number() })
    const schema = z.object({
      pieces: means({ is: 'pieces', order: 'no' }, z.array(piece)),
      options: z.array(reactableOption),
    })
    const pieces = [
      { text: '飯', pinyin: 'fan55', no: 2 },
      { text: '食', pinyin: 'siid5', no: 1 },
    ]
    const option = { id: 1, text: '茶', pinyin: 'ca11' }
    const options = [
      { ...option, is_correct: false },
      { ...option, is_correct: true },
    ]
    expect(said(schema, { pieces, options }).map(({ text, piece, wrong }) => [text, piece, wrong])).toEqual([
      ['食飯', 'whole', false],
      ['飯', 'piece', false],
      ['食', 'piece', false],
      ['茶', undefined, true],
      ['茶', undefined, false],
    ])
    const mixed = [
      { text: '食', pinyin: 'siid5' },
      { text: '！', lang: 'zh' },
    ]
    const either = z.object({ pieces: means({ is: 'pieces' }, z.array(eitherText({}))) })
    expect(said(either, { pieces: mixed })[0]).toMatchObject({ text: '食！', piece: 'mixed' })
  })
})

it('addresses of files and HTML are found, a sound as what it is', () => {
  const schema = z.object({
    image: media,
    audio: sound,
    films: z.array(z.union([means({ is: 'address' }, z.string()).transform((url) => ({ url })), media])),
    page: means({ is: 'html' }, z.string()).nullish(),
  })
  const content = {
    image: { url: 'a.webp' },
    audio: { url: 'a.mp3' },
    films: ['a.mp4', { url: 'b.mp4' }],
    page: '<p>',
  }
  expect(partsOf(schema, content)).toEqual([
    { is: 'file', path: '.image.url', url: 'a.webp', sound: false },
    { is: 'file', path: '.audio.url', url: 'a.mp3', sound: true },
    { is: 'file', path: '.films[0]', url: 'a.mp4', sound: false },
    { is: 'file', path: '.films[1].url', url: 'b.mp4', sound: false },
    { is: 'html', path: '.page', html: '<p>' },
  ])
})

it('what does not fit its schema is passed over', () => {
  const schema = z.object({
    words: z.array(hakkaUnderText({ audio: sound })),
    html: means({ is: 'html' }, z.string()),
  })
  for (const content of [
    null,
    1,
    'a',
    [],
    { words: 1, html: [] },
    { words: [null, 1, { text: 2, audio: 'a' }] },
  ])
    expect(partsOf(schema, content)).toEqual([])
})
