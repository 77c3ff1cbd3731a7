import {
  BETWEEN,
  type GameTable,
  groupedBy,
  needed,
  numberIn,
  optional,
  optionalText,
  partsIn,
} from '#kit/table.ts'
import type { SongContent } from './content.ts'

type Cells = Readonly<Record<string, string>>

const yes = (text: string | undefined) => text === '1' || text?.toUpperCase() === 'Y'

function titleIn(cells: Cells) {
  const audio = cells.title_audio ?? ''
  return {
    text: cells.title,
    ...optionalText('pinyin', cells.title_pinyin),
    ...optionalText('chinese', cells.title_chinese),
    ...(audio !== '' && { audio: { url: audio, ...(yes(cells.synthetic) && { synthetic: true }) } }),
  }
}

function optionsIn(cells: Cells) {
  const [pinyin, chinese, image] = ['option_pinyin', 'option_chinese', 'option_image'].map((id) =>
    partsIn(cells[id] ?? ''),
  )
  return partsIn(cells.option ?? '').map((text, index) => ({
    text,
    ...optionalText('pinyin', pinyin?.[index]),
    ...optionalText('chinese', chinese?.[index]),
    ...(image?.[index] ? { image: { url: image[index] } } : {}),
  }))
}

/** Places are counted from 1 in the table. */
const answerIn = (text: string) =>
  partsIn(text).map((own) => {
    const place = numberIn(own)
    return typeof place === 'number' ? place - 1 : place
  })

/** Nothing at all where no part has anything. */
const joined = (parts: readonly (string | undefined)[]) =>
  parts.some(Boolean) ? parts.map((own) => own ?? '').join(BETWEEN) : ''

/** A question a row, with its group; story and tiers stay as they are. */
export const table: GameTable<SongContent> = {
  columns: [
    needed('group_no', '題組', '1'),
    needed('group_title', '題組名稱', '山頂'),
    optional('common', '共同題組（寫 1）'),
    needed('hint', '提示', '想一下山歌怎麼唱'),
    needed('no', '題號', '1'),
    needed('part', '順序', '1'),
    needed('mode', '題型（1–7）', '3'),
    needed('title', '題目', '食飽'),
    optional('title_pinyin', '題目拼音', 'siid5 bau31'),
    optional('title_chinese', '題目華語'),
    optional('title_audio', '題目聲音'),
    optional('synthetic', '合成語音'),
    optional('title_image', '題目圖片'),
    needed('option', '選項（用 @ 隔開）', '吃飽@起床'),
    optional('option_pinyin', '選項拼音（用 @ 隔開）'),
    optional('option_chinese', '選項華語（用 @ 隔開）'),
    optional('option_image', '選項圖片（用 @ 隔開）'),
    needed('answer', '答案（第幾個，用 @ 隔開）', '1'),
    optional('multiple_answer', '複選（Y 或 N）', 'N'),
  ],
  rows: ({ groups }) =>
    groups.flatMap((group) =>
      group.questions.map(({ no, part, mode, title, title_image, option, answer, multiple_answer }) => ({
        group_no: group.no,
        group_title: group.title,
        common: group.common ? 1 : '',
        hint: group.hint,
        no,
        part,
        mode,
        title: title.text,
        title_pinyin: title.pinyin ?? '',
        title_chinese: title.chinese ?? '',
        title_audio: title.audio?.url ?? '',
        synthetic: title.audio?.synthetic ? 1 : '',
        title_image: title_image?.url ?? '',
        option: option.map(({ text }) => text).join(BETWEEN),
        option_pinyin: joined(option.map(({ pinyin }) => pinyin)),
        option_chinese: joined(option.map(({ chinese }) => chinese)),
        option_image: joined(option.map(({ image }) => image?.url)),
        answer: answer.map((place) => place + 1).join(BETWEEN),
        multiple_answer: multiple_answer ? 'Y' : 'N',
      })),
    ),
  read(rows, before) {
    const groups = groupedBy(rows, 'group_no')
    return {
      content: {
        story: before?.story,
        tiers: before?.tiers,
        groups: groups.map(([no, own]) => ({
          no: numberIn(no),
          title: own[0]?.cells.group_title,
          common: yes(own[0]?.cells.common),
          hint: own[0]?.cells.hint,
          questions: own.map(({ cells }) => ({
            no: numberIn(cells.no ?? ''),
            part: numberIn(cells.part ?? ''),
            mode: numberIn(cells.mode ?? ''),
            title: titleIn(cells),
            ...(cells.title_image ? { title_image: { url: cells.title_image } } : {}),
            option: optionsIn(cells),
            answer: answerIn(cells.answer ?? ''),
            multiple_answer: yes(cells.multiple_answer),
          })),
        })),
      },
      cellOf([, index, part, place, own = 'no', of, last]) {
        const group = groups[Number(index)]?.[1]
        const row = group?.[part === 'questions' ? Number(place ?? 0) : 0]
        if (!row) return undefined
        if (part === 'title') return { line: row.line, column: 'group_title' }
        if (part !== 'questions') return { line: row.line, column: part === 'hint' ? 'hint' : 'group_no' }
        const inTitle = of === 'text' || of === undefined ? 'title' : `title_${String(of)}`
        const inOption = last === 'text' || last === undefined ? 'option' : `option_${String(last)}`
        const column = own === 'title' ? inTitle : own === 'option' ? inOption : String(own)
        return { line: row.line, column }
      },
    }
  },
}
