import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** What came of it. */
export interface Attack {
  /** Messages that the network took. */
  sent: number
  /** Lines that were cut. */
  cut: number
  /** Codes that were not looked up. */
  waits: number
}

const LINES = 5
const MESSAGES = 10_000
const PATH = '/api/live?EIO=4&transport=websocket'
const FLOODS = [
  '42["move",null]',
  '42["move",{"id":"x","move":{"do":"__proto__"}}]',
  '40/nowhere,',
  '42[',
  '3',
]

const { url, end }: { url: string; end: number } = workerData
const isOver = () => Date.now() > end
const seen: Attack = { sent: 0, cut: 0, waits: 0 }

/** Comes in again and again, and sends ten thousand messages that are none as fast as the network takes them. */
async function flood(no: number): Promise<void> {
  for (let turn = no; !isOver(); turn++) {
    const socket = new WebSocket(url.replace('http', 'ws') + PATH)
    const closed = new Promise((done) => socket.addEventListener('close', done))
    await Promise.race([new Promise((done) => socket.addEventListener('open', done)), closed])
    for (let sent = 0; sent < MESSAGES && socket.readyState === WebSocket.OPEN; sent++) {
      socket.send(FLOODS[turn % FLOODS.length] ?? '')
      seen.sent += 1
      if (sent % 500 === 0) await sleep(1)
    }
    await closed
    seen.cut += 1
  }
}

async function guess(no: number): Promise<void> {
  for (let code = 100_000_000 * (no + 1); !isOver(); code++) {
    const answer = await fetch(`${url}/api/game_room/look?code=${code}`)
    await answer.arrayBuffer()
    if (answer.status === 429) seen.waits += 1
  }
}

const hands = Array.from({ length: LINES }, (_, no) => [flood(no), guess(no)]).flat()
await Promise.all(hands)
parentPort?.postMessage(seen)
