import { encodeWav } from '@hakka/judge/encode-wav'
import { latencies, requestBytes } from './load.ts'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import type { Site } from './site.ts'

const PAGE = '/lesson/menu?level_no=1'
const BROTLI = { 'Accept-Encoding': 'br' }
/** As many as may wait on one core, and the one that is judged. */
const IN_FLIGHT = 33
const READS = 400
const ROUNDS = 5
const RATE = 16_000

/** Pages while pupils have their recordings scored. */
export const judgeRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, { judge: () => pagesBesideJudge(site) })

async function pagesBesideJudge(site: Site): Promise<Row> {
  const request = requestBytes(site.url, PAGE, BROTLI)
  const p95 = async () =>
    (await latencies(site.url, request, READS)).toSorted((a, b) => a - b)[Math.floor(READS * 0.95)] ??
    Number.NaN
  await p95()
  const [idle, busy]: [number[], number[]] = [[], []]
  let judged = 0
  for (let round = 0; round < ROUNDS; round++) {
    idle.push(await p95())
    const load = await keepJudging(site)
    busy.push(await p95())
    judged += await load.end()
  }
  const [calm, full] = [median(idle), median(busy)]
  const figures = `${full.toFixed(2)} 比 ${calm.toFixed(2)} 毫秒；同時 ${IN_FLIGHT} 段錄音，共評了 ${judged} 段`
  return atMost('佇列滿著在評分時，快取頁的 p95', full / calm, 3, '倍', figures)
}

/** Sends recordings so that the queue stays full. @returns ends it, with how many were judged */
async function keepJudging({ url }: Site): Promise<{ end(): Promise<number> }> {
  const given = await fetch(`${url}/api/csrf`)
  const { data }: { data: { token: string } } = await given.json()
  const cookie = given.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  let going = true
  let judged = 0
  const seat = async () => {
    while (going) {
      const body = new FormData()
      body.append('dialect_id', '1')
      body.append('words', JSON.stringify([{ text: '阿公', pinyin: 'a24 gung24' }]))
      body.append('file', new Blob([voice()], { type: 'audio/wav' }), 'audio.wav')
      const headers = { 'X-CSRF-TOKEN': data.token, Cookie: cookie }
      const answer = await fetch(`${url}/api/ai_judge`, { method: 'POST', headers, body })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`評分回 ${answer.status}：${text}`)
      judged++
    }
  }
  const seats = Promise.all(Array.from({ length: IN_FLIGHT }, seat))
  // Its failure is told at the end.
  seats.catch(() => {})
  // Until the queue is full and the thread is warm.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  return {
    async end() {
      going = false
      await seats
      return judged
    },
  }
}

/** Three seconds of two hummed syllables as a WAV file: enough of a voice to be judged. */
function voice(): Uint8Array<ArrayBuffer> {
  const samples = Float32Array.from({ length: 3 * RATE }, (_, at) => {
    const second = at / RATE
    const on = (second > 0.4 && second < 1.2) || (second > 1.5 && second < 2.5)
    const hum = [1, 2, 3, 4].reduce(
      (sum, tone) => sum + Math.sin(2 * Math.PI * (150 + 20 * second) * tone * second) / tone,
      0,
    )
    return ((on ? 5_000 : 15) / 32_768) * hum
  })
  return encodeWav(samples, RATE)
}
