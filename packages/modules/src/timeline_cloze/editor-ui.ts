import type { Part } from './parts.ts'

const PLACE: Readonly<Record<Part, string>> = { top: '上面', middle: '線上', bottom: '下面' }

/** Interface texts of the editor. */
export const ui = {
  board: '時間線',
  how: '每一站的上面、線上、下面都可以寫字。按一下寫字，再決定要不要挖空讓學生填。',
  keys: [
    ['← →', '移到前一站、後一站'],
    ['↑ ↓', '移到上面、下面'],
    ['Shift 方向鍵', '移到最邊邊'],
    ['B', '挖空，或還原'],
    ['Ctrl Enter', '再加一站'],
  ],
  line: (no: number) => `第 ${no} 條時間線`,
  lineName: '題目',
  newLine: '寫題目',
  addLine: '加一條時間線',
  firstLine: '加第一條時間線',
  none: '還沒有時間線。先加一條，寫上題目，再在每一站寫字。',
  station: (no: number) => `第 ${no} 站`,
  addStation: '加一站',
  addStationTo: (line: number) => `加一站：第 ${line} 條時間線`,
  part: (no: number, part: Part) => `第 ${no} 站${PLACE[part]}`,
  addPart: (no: number, part: Part) => `寫字：第 ${no} 站${PLACE[part]}`,
  place: (part: Part) => PLACE[part],
  text: '文字',
  newPart: '寫字',
  gap: '空格',
  asGap: '挖空，讓學生填',
  asGapHint: '這裡變成空格，這個詞放到下面讓學生選。',
  madeGap: (name: string) => `「${name}」挖空了。`,
  shown: (name: string) => `「${name}」不挖空了。`,
  noGap: '還沒有空格。打開一個詞，勾「挖空，讓學生填」。',
  stationMoved: (no: number) => `移到第 ${no} 站。`,
  earlier: '往前一站',
  later: '往後一站',
} as const
