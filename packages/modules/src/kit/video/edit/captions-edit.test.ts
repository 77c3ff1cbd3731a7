import { describe, expect, it } from 'vitest'
import { captionMap } from '#kit/video/video.ts'
import { isFilm } from '#kit/video/video-source.ts'
import {
  addLine,
  beginsAt,
  doubleLine,
  endsAt,
  fineClock,
  overlapping,
  readCaptions,
  removeLine,
  setLine,
  shift,
  stretch,
  writeCaptions,
} from './captions-edit.ts'
import { addVideo, fromAddress, isOfSite, readVideos, siteAddress, writeVideos } from './videos-edit.ts'

const line = (start: number, end: number, text = '狗') => ({ start, end, hakka: { text, pinyin: 'gieu31' } })
const opened = () => readCaptions({ 1: line(1, 2), 7: line(4, 6), 3: line(9, 10) })
const times = ({ lines }: ReturnType<typeof opened>) =>
  lines.map(({ key, value: { start, end } }) => `${key}: ${start}-${end}`)

describe('lines of a film that are edited', () => {
  it('are the same content when nothing was done', () => {
    expect(writeCaptions(opened())).toEqual({ 1: line(1, 2), 7: line(4, 6), 3: line(9, 10) })
  })
  it('begin now: what is still heard ends, and the next is not run into', () => {
    const added = addLine(opened(), 5.04)
    expect(times(added.board)).toEqual(['1: 1-2', '7: 4-5', '8: 5-7', '3: 9-10'])
    expect(times(addLine(opened(), 8.5).board).at(2)).toBe('8: 8.5-9')
    expect(times(addLine(readCaptions({}), 0).board)).toEqual(['1: 0-2'])
  })
  it('begin and end where the film is, and are never shorter than they can be heard', () => {
    expect(times(beginsAt(opened(), 7, 5))).toContain('7: 5-6')
    expect(times(beginsAt(opened(), 7, 7))).toContain('7: 7-9')
    expect(times(endsAt(opened(), 7, 8))).toContain('7: 4-8')
    expect(times(endsAt(opened(), 7, 3))).toContain('7: 1-3')
    expect(times(endsAt(opened(), 1, 0))).toContain('1: 0-0.2')
  })
  it('move as a whole and by their ends, within the film', () => {
    expect(times(shift(opened(), 1, -5))).toContain('1: 0-1')
    expect(times(shift(opened(), 1, 0.1))).toContain('1: 1.1-2.1')
    expect(times(stretch(opened(), 7, 'start', 9))).toContain('7: 5.8-6')
    expect(times(stretch(opened(), 7, 'end', -9))).toContain('7: 4-4.2')
    expect(times(shift(opened(), 3, -8.5))).toEqual(['3: 0.5-1.5', '1: 1-2', '7: 4-6'])
  })
  it('say which of them are heard at once', () => {
    expect([...overlapping(opened())]).toEqual([])
    expect([...overlapping(shift(opened(), 7, -2.5))]).toEqual([7])
  })
  it('are copied with their words', () => {
    const doubled = doubleLine(opened(), 7)
    expect(doubled && times(doubled.board)).toContain('8: 6-8')
    expect(doubled?.board.lines.find(({ key }) => key === 8)?.value.hakka.text).toBe('狗')
    expect(times(removeLine(opened(), 7))).toHaveLength(2)
  })
  it('fit their schema, hundreds of them too', () => {
    let board = readCaptions({})
    for (let no = 0; no < 500; no++) {
      const added = addLine(board, no * 2.3)
      board = setLine(added.board, added.key, { ...line(no * 2.3, no * 2.3 + 2) })
    }
    expect(captionMap.safeParse(writeCaptions(board)).error).toBeUndefined()
    expect(overlapping(board).size).toBe(0)
  })
  it('tell their times with tenths', () => {
    expect([0, 5.24, 59.96, 65.2, 600].map(fineClock)).toEqual([
      '0:00.0',
      '0:05.2',
      '1:00.0',
      '1:05.2',
      '10:00.0',
    ])
  })
})

describe('videos that are edited', () => {
  const site = { id: 'aB3_-567890' }
  it('are of the video site by id or address, and are shown by their address', () => {
    expect([site, { url: 'https://youtu.be/aB3_-567890' }, { url: 'videos/a.mp4' }].map(isOfSite)).toEqual([
      true,
      true,
      false,
    ])
    expect(siteAddress(site)).toContain('aB3_-567890')
    expect(fromAddress(site, ' videos/b.mp4 ')).toEqual({ url: 'videos/b.mp4' })
    for (const typed of ['youtu.be/aB3_-567890', 'http://youtu.be/aB3_-567890 '])
      expect(fromAddress(site, typed)).toEqual({ url: 'https://youtu.be/aB3_-567890' })
    expect(fromAddress(site, 'youtu.be/aB3')).toEqual({ url: 'youtu.be/aB3' })
  })
  it('are films of the site by their ending, as packs have them', () => {
    expect(
      ['videos/a.mp4', 'videos/a.webm', '/files/a.MP4', 'a.exe', '//evil.example/a.mp4'].map(isFilm),
    ).toEqual([true, true, true, false, false])
  })
  it('are of the video site while their address is being typed', () => {
    expect([{ url: 'you' }, { url: 'youtu.be/aB3' }, { url: '' }].map(isOfSite)).toEqual([true, true, false])
  })
  it('are the same content when nothing was done, four of them at most', () => {
    const list = [site, { url: 'videos/a.mp4', captions: { 1: line(1, 2) } }]
    expect(writeVideos(readVideos(list))).toEqual(list)
    let board = readVideos(list)
    for (let no = 0; no < 9; no++) board = addVideo(board, 4)?.board ?? board
    expect(board.videos).toHaveLength(4)
  })
})
