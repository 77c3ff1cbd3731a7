import { dialectName } from '@hakka/contract/constants'
import { escaped, hak, head, picture, reading, ruby } from './html.ts'
import type { SheetLesson, Word } from './lessons.ts'

/** The same order for teacher and pupil, and in every run: steps that are prime to the count visit all of them. */
const mixed = <T>(list: readonly T[]): T[] => {
  const step = [7, 5, 3, 2, 1].find((own) => list.length % own !== 0 || list.length === 1) ?? 1
  return list.map((_, index) => list[(index * step + 2) % list.length]).filter((own) => own !== undefined)
}

/** A handbook of one lesson's assessment; the teacher's has the answers and how to score. */
export function assessment(title: string, lesson: SheetLesson, teacher: boolean): string {
  const pictured = lesson.words.filter((word) => word.picture).slice(0, 4)
  const words = lesson.words.slice(0, 5)
  return [
    head(
      title,
      `${dialectName(lesson.dialect)}　取材自「${lesson.title.hakka}」${teacher ? '　教師版，附答案' : ''}`,
    ),
    teacher
      ? '<p>一、二大題每題 10 分，三大題每句 5 分。聲調清楚就給分；念不出來的語詞，請學生回課程專區再聽一次。</p>'
      : '<p class="who"><span>班級：</span><span>姓名：</span><span>座號：</span></p>',
    pictured.length > 1 ? `<h2>一、看圖連連看</h2>${lines(pictured, lesson.dialect, teacher)}` : '',
    `<h2>二、選出意思</h2><ol>${words.map((word, index) => question(word, index, words, lesson.dialect, teacher)).join('')}</ol>`,
    `<h2>三、讀出來</h2>${(lesson.text.length
      ? lesson.text
      : lesson.words.flatMap(({ sentence }) => (sentence ? [sentence] : []))
    )
      .slice(0, 2)
      .map(
        (line) =>
          `<div class="line">${ruby(line, lesson.dialect)}${teacher ? `<div class="zh">${escaped(line.chinese)}</div>` : ''}</div>`,
      )
      .join('')}`,
  ].join('')
}

function lines(words: readonly Word[], dialect: number, teacher: boolean): string {
  const right = mixed(words)
  const left = words
    .map(
      (word, index) =>
        `<div class="item">${index + 1}. ${picture(word.picture)}${teacher ? `<span class="answer">${letter(right.indexOf(word))}</span>` : ''}<i class="dot"></i></div>`,
    )
    .join('')
  const texts = right
    .map(
      (word, index) =>
        `<div class="item"><i class="dot"></i><span>${letter(index)}</span><span class="pair" style="flex:1">${hak(word.hakka)}${reading(word.pinyin, dialect)}</span></div>`,
    )
    .join('')
  return `<div class="two"><div>${left}</div><div>${texts}</div></div>`
}

const letter = (index: number) => '甲乙丙丁戊己庚辛'.charAt(index)

function question(
  word: Word,
  index: number,
  words: readonly Word[],
  dialect: number,
  teacher: boolean,
): string {
  const others = words.filter((own) => own.chinese !== word.chinese)
  const wrong = [others[(index * 3) % others.length], others[(index * 3 + 1) % others.length]].flatMap(
    (own) => (own ? [own.chinese] : []),
  )
  const options = [...new Set(wrong)]
  options.splice(index % 3, 0, word.chinese)
  const shown = options.map((text, at) => {
    const right = teacher && text === word.chinese
    return `<span${right ? ' class="answer"' : ''}>（${right ? '✓' : '　'}）${at + 1}. ${escaped(text)}</span>`
  })
  return `<li>${ruby(word, dialect)}<div class="choice">${shown.join('')}</div></li>`
}
