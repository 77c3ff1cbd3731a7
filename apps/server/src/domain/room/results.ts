import { factsOf, kindOf } from '@hakka/rooms/room'
import type { Services } from '../services.ts'
import { taipeiCells } from '../study/history.ts'
import { stageOfSetup } from './act.ts'
import type { LiveRoom } from './live-room.ts'

const STATES = {
  up: '',
  waiting: '還沒看',
  refused: '沒有放上去',
  hidden: '藏起來了',
  torn: '撕下了',
} as const

/** What was done in a room, question by question: what was asked, whose, what, group, whether right, how it stands, when. */
export async function resultsOf(services: Services, { id, room }: LiveRoom): Promise<string[][]> {
  const facts = factsOf(room)
  const lines: string[][] = []
  for (const stage of Object.values(room.stages)) {
    const source = await stageOfSetup(services.db, id, stage.setup)
    const { name = '', code = '', asked = null, options = [] } = source?.shown ?? {}
    const title = asked?.text ?? `${code} ${name} 第 ${stage.setup.question + 1} 題`
    const texts = new Map(options.map((option) => [option.id, option.text ?? '']))
    for (const line of kindOf(stage).results(stage.state, facts)) {
      const order = line.order.map((option, at) => `${at + 1}. ${texts.get(option) ?? ''}`).join('　')
      const right = line.right === null ? '' : line.right ? '對' : '不對'
      const at = line.at === null ? '' : taipeiCells(new Date(line.at)).join(' ')
      lines.push([title, line.by, line.text || order, line.group, right, STATES[line.state], at])
    }
  }
  return lines
}
