import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { expect, test } from '@playwright/test'
import { startSite } from '../../support/site.ts'
import { openDatabase } from '../database.ts'
import type { Attack } from './attacker.ts'
import { Classroom, moduleAt } from './classroom.ts'
import { ROUNDS, teacherOf, WALLS } from './setting.ts'

// `npm run kills` alone runs it; what is hostile one by one is in `apps/server/src/live/hostile.test.ts`.

const PHONES = 8
const ATTACK_MS = Math.min(30_000, Math.max(8_000, ROUNDS * 300))
/** On a machine that floods itself, beside other work: to be shut out would take longer. */
const ANSWER_MS = 6_000
const GROWTH_MB = 150
const ATTACKER = new URL('attacker.ts', import.meta.url)

const memoryMb = (pid = 0) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
const cpuMs = (pid = 0) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

test('phones that flood, send what is none and guess codes take neither memory nor the others’ answers', async () => {
  test.setTimeout(600_000)
  const site = await startSite({ ownDatabase: false })
  const { pid } = site.process
  try {
    const teacher = await teacherOf(site)
    const wall = await moduleAt(teacher, WALLS[0] ?? { lesson: '', type: '' })
    const room = await Classroom.open({ url: site.url, teacher, phones: PHONES }, wall)
    await room.show(wall)
    const quietEnd = Date.now() + ATTACK_MS
    await room.play(() => Date.now() > quietEnd)
    const quiet = room.answerMs()
    const before = { memory: memoryMb(pid), cpu: cpuMs(pid) }
    const end = Date.now() + ATTACK_MS
    // Threads of their own: whoever is disturbed must not have the disturbers in her own.
    const attackers = Array.from(
      { length: 2 },
      () => new Worker(ATTACKER, { workerData: { url: site.url, end } }),
    )
    const [, ...seen] = await Promise.all([
      room.play(() => Date.now() > end),
      ...attackers.map(async (attacker): Promise<Attack> => (await once(attacker, 'message'))[0]),
    ])
    const sum = (of: keyof Attack) => seen.reduce((total, own) => total + own[of], 0)
    const took = { memory: memoryMb(pid) - before.memory, cpu: (cpuMs(pid) - before.cpu) / ATTACK_MS }
    const others = room.answerMs()
    const faults = await room.disagreements()
    const database = await openDatabase(site)
    faults.push(...(await room.missing(database)))
    await database.end()
    const answers = `別人的回答 p99 ${Math.round(others)} 毫秒（平時 ${Math.round(quiet)}）`
    const said = `${sum('sent')} 則，切斷 ${sum('cut')} 次，猜號碼被擋 ${sum('waits')} 次；${answers}；記憶體多 ${Math.round(took.memory)} MB，CPU ${took.cpu.toFixed(2)} 核`
    process.stdout.write(`亂送的手機：${said}，遺失、重複或不一樣 ${faults.length} 筆\n`)
    expect(faults).toEqual([])
    expect(room.cut).toBe(0)
    expect(others).toBeLessThan(ANSWER_MS)
    expect(took.memory).toBeLessThan(GROWTH_MB)
    expect(sum('cut')).toBeGreaterThan(10)
    expect(sum('waits')).toBeGreaterThan(0)
    room.close()
  } finally {
    await site.stop()
  }
})
