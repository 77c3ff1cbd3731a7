import { describe, expect, it } from 'vitest'
import { captionsAddress, clock, lineAt, linesOf } from './captions.ts'

const line = (start: number, text: string) => ({
  start,
  end: start + 1.25,
  hakka: { text, pinyin: 'a24' },
  chinese: { text: `${text} <1>` },
})

describe('captions', () => {
  it('come in the order they are heard, whatever their keys', () => {
    expect(
      linesOf({ b: line(4, '二'), a: line(9, '三'), c: line(0.5, '一') }).map((own) => own.start),
    ).toEqual([0.5, 4, 9])
  })
  it('light the line that is heard, and keep it lit until the next', () => {
    const lines = [line(1, '一'), line(4, '二')]
    expect([0, 1, 3.9, 4, 99].map((at) => lineAt(lines, at))).toEqual([-1, 0, 0, 1, 1])
  })
  it('tell their time as a clock does', () => {
    expect([0, 5.9, 65, 600].map(clock)).toEqual(['0:00', '0:05', '1:05', '10:00'])
  })
  it('are a WebVTT track, with the translation where it is wanted', () => {
    const track = (chinese: boolean) =>
      decodeURIComponent(captionsAddress([line(61.5, '阿公')], chinese).split(',')[1] ?? '')
    expect(track(true)).toBe('WEBVTT\n\n00:01:01.500 --> 00:01:02.750\n阿公\n阿公 &lt;1>')
    expect(track(false)).not.toContain('1>')
  })
})
