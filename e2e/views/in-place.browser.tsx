import { largestContent } from '@hakka/modules/testing'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoFindings } from './axe.ts'
import {
  changesNow,
  content,
  focused,
  jumpsTo,
  opensEditor,
  press,
  quietConsole,
  thing,
  writesHakka,
} from './editing.tsx'
import { IN_PLACE } from './made-in-place.ts'

quietConsole()

describe.each(IN_PLACE)('the editor of %s', (type) => {
  test('opens the sample, changes nothing by itself, and says nothing of ids or places', async () => {
    await opensEditor(type)
    const first = JSON.stringify(content())
    for (const spot of document.querySelectorAll<HTMLElement>('[data-spot]')) {
      spot.click()
      await expect.poll(() => spot.getAttribute('aria-expanded') ?? 'gone').not.toBe('')
    }
    await expectNoFindings(type)
    expect([changesNow(), JSON.stringify(content())]).toEqual([0, first])
    expect(document.body.innerText).not.toMatch(/@|\bid\b|undefined|NaN/)
  })
  test('opens the largest content on a phone, and is no wider', async () => {
    const sample: unknown = await opensEditor(type)
    await opensEditor(type, largestContent(type, sample), [390, 844])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await expectNoFindings(`${type}, 390`)
  })
})

/** React gives an element other props each time that it draws it: the things that were drawn since `before`. */
const propsOf = (spot: Element): unknown => {
  const key = Object.keys(spot).find((own) => own.startsWith('__reactProps$'))
  if (!key) throw new Error('React keeps an element’s props elsewhere')
  return Reflect.get(spot, key)
}

test.each([
  ['timeline_cloze', 'part'],
  ['organizational_mindmap', 'term'],
  ['venn_diagram', 'word'],
  ['matching_in_diagram', 'item'],
  ['word_relation_ver', 'relation'],
])('who types on one place of %s has none of the others drawn anew', async (type, kind) => {
  await opensEditor(type)
  const spots = [...document.querySelectorAll<HTMLElement>('[data-spot]')]
  const own = spots.filter((spot) => spot.dataset.spot?.startsWith(kind))[2]
  if (!own) throw new Error('no such place')
  own.click()
  const field = () => document.querySelector<HTMLInputElement>('[data-spot-fields] input[data-field]')
  await expect.poll(field).not.toBeNull()
  const drawn: (string | undefined)[] = []
  // What is added behind it leaves its reading as it is: each is one change.
  const first = field()?.value ?? ''
  for (const text of ['食', '食飯', '食飯仔'].map((more) => first + more)) {
    const before = new Map(spots.map((spot) => [spot, propsOf(spot)]))
    await userEvent.fill(field() ?? own, text)
    await expect.poll(() => own.textContent).toContain(text)
    drawn.splice(
      0,
      drawn.length,
      ...spots.filter((spot) => propsOf(spot) !== before.get(spot)).map((spot) => spot.dataset.spot),
    )
  }
  expect(spots.length).toBeGreaterThan(6)
  // With the first letter something of the opening may still be drawn; with the last its own place alone is.
  expect(drawn).toEqual([own.dataset.spot])
})

test('two words joined by a key', async () => {
  await opensEditor('word_relation_ver')
  thing('擂缽', 'word').focus()
  await press('l')
  await expect.poll(() => document.body.textContent).toContain('從「擂缽」連到哪一個詞')
  thing('人客', 'word').focus()
  await press('{Enter}')
  await writesHakka('食')
  expect(content()).toMatchObject({ relations: { 6: { text: '食', from: 3, to: 4 } } })
})

test('the film of an animation is uploaded, and taken away again', async () => {
  await opensEditor('kid_animation')
  const field = () => document.querySelector('[data-field="video"]')
  const input = field()?.querySelector('input')
  if (!input) throw new Error('no field')
  await userEvent.upload(input, new File(['film'], 'ours.mp4', { type: 'video/mp4' }))
  await expect.poll(content).toMatchObject({ video: '/files/ours.mp4' })
  await expect.poll(() => field()?.textContent).toContain('ours.mp4')
  await userEvent.click(page.getByRole('button', { name: '拿掉：動畫的影片檔' }))
  await expect.poll(() => JSON.stringify(content())).not.toContain('video')
})

/** Carries a thing of the board onto another, or onto a region by its name. */
const carry = (text: string, onto: HTMLElement) => userEvent.dragAndDrop(thing(text), onto)

const region = (name: string): HTMLElement => {
  const own = document.querySelector<HTMLElement>(`[aria-label="${name}"]`)
  if (!own) throw new Error(`no ${name}`)
  return own
}

describe('by pointer', () => {
  test('a word is carried to where circles overlap', async () => {
    await opensEditor('venn_diagram')
    await carry('日頭', region('「天頂」和「動物」'))
    await expect.poll(content).toMatchObject({ groups: { 2: { options: { length: 4 } } } })
    await userEvent.click(page.getByRole('button', { name: '復原' }))
    await expect.poll(content).toMatchObject({ groups: { 2: { options: { length: 3 } } } })
  })
  test('a word is carried to its layer', async () => {
    await opensEditor('matching_in_diagram')
    await carry('樹仔', thing('魚仔'))
    await expect.poll(content).toMatchObject({ layers: { 1: { items: [] }, 2: { items: { length: 2 } } } })
  })
  test('a word is carried to another branch', async () => {
    await opensEditor('organizational_mindmap')
    await carry('擂缽', thing('清明食'))
    await expect.poll(content).toMatchObject({
      questions: { 1: { terms: { length: 2 } }, 3: { terms: { length: 2 } } },
    })
  })
  test('a station is carried along its line', async () => {
    await opensEditor('timeline_cloze')
    const [first, second] = ['第 1 站', '第 2 站'].map((name) =>
      region(name).querySelector('[data-spot^="station"]'),
    )
    if (!first || !second) throw new Error('no stations')
    await userEvent.dragAndDrop(second, first, { targetPosition: { x: 4, y: 8 } })
    await expect
      .poll(content)
      .toMatchObject({ questions: { 0: { terms: { 0: { top: { text: '寒天' } } } } } })
  })
  test('a word is carried onto another, which joins them', async () => {
    await opensEditor('word_relation_ver')
    await userEvent.dragAndDrop(thing('茶葉', 'word'), thing('人客', 'word'))
    await expect.poll(content).toMatchObject({ relations: { 6: { from: 2, to: 4 } } })
  })
  test('two signs change places, and the way goes with its own', async () => {
    await opensEditor('word_games')
    await carry('左面的路牌', thing('上面的路牌'))
    await expect
      .poll(content)
      .toMatchObject({ questions: { 0: { answer: 'up', options: { up: { hakka: '狗仔' } } } } })
  })
  test('a line is carried along its film', async () => {
    await opensEditor('kid_animation')
    const first = document.querySelector<HTMLElement>('[data-line] button')
    const time = first?.closest('section')?.querySelector<SVGElement>('svg')
    if (!first || !time) throw new Error('no line')
    await userEvent.dragAndDrop(first, time, { targetPosition: { x: 220, y: 70 } })
    await expect.poll(content).toMatchObject({ captions: { 1: { start: 4.4 } } })
  })
  test('a fault stands at the thing it is about', async () => {
    await opensEditor('venn_diagram', {
      groups: [
        { title: { text: '天頂', pinyin: 'tien24' }, options: [{ text: '日頭', pinyin: 'ngid2 teu11' }] },
        { title: { text: '動物', lang: 'zh' }, options: [{ text: '狗', lang: 'zh' }] },
      ],
    })
    expect(thing('天頂').textContent).toContain('2 個字，1 個音節')
    // Pressed in the list of faults, it opens the thing and leads into its field.
    await jumpsTo('groups.0.title.pinyin')
    await expect.poll(focused).toContain('拼音')
  })
})
