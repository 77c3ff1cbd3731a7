import { dialectName, lessonName } from '@hakka/contract/constants'
import { escaped, head, picture, reading, ruby } from './html.ts'
import type { SheetLesson, Word } from './lessons.ts'

const card = (word: Word, dialect: number, { big, chinese }: { big: boolean; chinese: boolean }) =>
  `<div class="card">${picture(word.picture, big ? 'big' : 'small')}${ruby(word, dialect)}${chinese ? `<div class="zh">${escaped(word.chinese)}</div>` : ''}</div>`

/** A dashed line around a corner is printed dash by dash: half the file. */
const CUT = '<style>.big .card { border-radius: 0 }</style>'

export const cards = (words: readonly Word[], dialect: number, { big = false, chinese = true } = {}) =>
  `${big ? CUT : ''}<div class="cards${big ? ' big' : ''}">${words.map((word) => card(word, dialect, { big, chinese })).join('')}</div>`

/** Words of a lesson that a period has time for. */
const TAUGHT = 6

const lessonHead = ({ no, title, dialect }: SheetLesson) =>
  `<h2>${lessonName(no)}　${escaped(title.hakka)}</h2><p>${reading(title.pinyin, dialect)}　<span class="zh">${escaped(title.chinese)}</span></p>`

/** What a pupil holds: pictures with words, the text to read aloud, room to write. */
export const studentBook = (title: string, lessons: readonly SheetLesson[]) =>
  head(title, `${dialectName(lessons[0]?.dialect ?? 1)}　和網站課程專區同一份課文，邊聽邊讀。`) +
  lessons
    .map((lesson) => `<section class="lesson">${lessonHead(lesson)}${studentParts(lesson)}</section>`)
    .join('')

const studentParts = ({ words, text, patterns, dialect }: SheetLesson) =>
  [
    words.length ? `<h3>看圖學語詞</h3>${cards(words.slice(0, TAUGHT), dialect)}` : '',
    text.length
      ? `<h3>讀一讀</h3>${text.map((line) => `<div class="line">${ruby(line, dialect)}</div>`).join('')}`
      : '',
    patterns.length
      ? `<h3>說說看</h3>${patterns.map((line) => `<div class="line">${ruby(line, dialect)}</div>`).join('')}`
      : '',
    '<h3>寫一寫</h3><p class="zh">選一個今天學到的語詞，寫下來，旁邊畫一張圖。</p><div class="write"></div><div class="write"></div>',
  ].join('')

const STEPS = [
  ['引起動機', '5 分鐘', '用課程專區第一個活動的圖片或短片提問，讓學生先說華語，再帶出客語語詞。'],
  ['發展活動一', '15 分鐘', '播放語詞的聲音，全班跟讀兩次，再分組輪流讀；聽到拼音不同的地方停下來比一比。'],
  ['發展活動二', '12 分鐘', '兩人一組用句型問答，老師走動聽發音；完成網站上的配對練習。'],
  ['綜合活動', '8 分鐘', '全班齊讀課文一次，請自願的學生上台表演；說明回家任務。'],
]

/** The same lessons for the teacher: how a period goes, every word with reading, meaning and example. */
export const teacherBook = (title: string, lessons: readonly SheetLesson[]) =>
  head(title, `${dialectName(lessons[0]?.dialect ?? 1)}　每一課的教學流程、語詞和課文對照。`) +
  lessons
    .map((lesson) => `<section class="lesson">${lessonHead(lesson)}${teacherParts(lesson)}</section>`)
    .join('')

export const flow = () =>
  `<table><thead><tr><th>流程</th><th>時間</th><th>怎麼做</th></tr></thead><tbody>${STEPS.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`

const teacherParts = ({ words, text, patterns, dialect }: SheetLesson) =>
  [
    `<h3>教學流程（一節課 40 分鐘）</h3>${flow()}`,
    words.length ? `<h3>語詞</h3>${wordTable(words.slice(0, TAUGHT), dialect)}` : '',
    text.length
      ? `<h3>課文對照</h3>${text.map((line) => `<div class="line">${ruby(line, dialect)}<div class="zh">${escaped(line.chinese)}</div></div>`).join('')}`
      : '',
    patterns.length
      ? `<h3>句型</h3>${patterns.map((line) => `<div class="line">${ruby(line, dialect)}<div class="zh">${escaped(line.chinese)}</div></div>`).join('')}`
      : '',
  ].join('')

const wordTable = (words: readonly Word[], dialect: number) =>
  `<table><thead><tr><th>客語</th><th>華語</th><th>例句</th></tr></thead><tbody>${words
    .map(
      (word) =>
        `<tr><td>${ruby(word, dialect)}</td><td>${escaped(word.chinese)}</td><td>${word.sentence ? `${ruby(word.sentence, dialect)}<div class="zh">${escaped(word.sentence.chinese)}</div>` : ''}</td></tr>`,
    )
    .join('')}</tbody></table>`
