import { expect, test } from 'vitest'
import { matchFiles } from './match-files.ts'

const lines = ['食飽吂？', '恁仔細！', '𠊎係臺灣人。', '恁仔細！'].map((text) => ({ text }))

test.each([
  ['by number', ['1.mp3', '02.wav', '0003.mp3'], [0, 1, 2]],
  ['by text, without marks and in folders', ['聲音/恁仔細.mp3', '食飽吂.m4a'], [1, 0]],
  ['by number and text, the text counting', ['2 食飽吂.mp3', '03-𠊎係臺灣人.mp3'], [0, 2]],
  ['however its characters are written', ['𠊎係台灣人.mp3'], [2]],
  ['said twice, by its number', ['4_恁仔細.mp3', '2_恁仔細.mp3'], [3, 1]],
  ['said twice, without one by turns', ['恁仔細.mp3', 'b/恁仔細.mp3'], [1, 3]],
  [
    'not at all',
    ['天光日.mp3', '9.mp3', '1 天光日.mp3', '.mp3'],
    [undefined, undefined, undefined, undefined],
  ],
  ['one to a sentence', ['1.mp3', 'b/1.mp3', '食飽吂.mp3'], [undefined, undefined, 0]],
])('files are matched %s', (_, names, places) => {
  expect(matchFiles(names, lines)).toEqual(places)
})
