import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, median, type Row } from './row.ts'
import type { Site } from './site.ts'
import { besides } from './two-processes.ts'
import { logIn } from './visitor.ts'

const TURNS = 15
const LOOK_MS = 10
const PATIENCE_MS = 10_000
const BAR_MS = 1_000
const LESSON = '/lesson?step_no=1&semester_no=1&type_no=1&no=1&dialect_id=1'

interface DeskLesson {
  id: number
  version: number
  title: { hakka: string; pinyin: string; chinese: string }
  official_name: string
  activities: { steps: string[] }[]
}

/** An editor publishes at one process; how long until a visitor's page of another one has it. */
export const publishRow = (site: Site): Promise<Row> =>
  besides(site, async (other) => {
    const editor = new Editor(site.url, await logIn(site.url, 'admin', site.passwords.admin ?? ''))
    const { id }: { id: number } = await (await fetch(`${site.url}/api${LESSON}`)).json()
    const times: number[] = []
    for (let turn = 1; turn <= TURNS; turn++) {
      const mark = `bench ${turn} ${process.pid}`
      await editor.write(id, mark)
      // So that the other one has a page kept that is old in a moment.
      await page(other)
      await editor.publish(id, mark)
      const answered = performance.now()
      while (!(await page(other)).includes(mark)) {
        if (performance.now() - answered > PATIENCE_MS) throw new Error('另一個程序的訪客一直沒看到')
        await sleep(LOOK_MS)
      }
      times.push(performance.now() - answered)
    }
    const worst = Math.max(...times)
    const figures = `發布回應之後到另一個程序的訪客頁有，${TURNS} 次裡最慢的；中位數 ${Math.round(median(times))} 毫秒`
    return atMost('發布後另一個程序的訪客看到', worst, BAR_MS, '毫秒', figures)
  })

const page = async (url: string): Promise<string> => (await fetch(url + LESSON)).text()

class Editor {
  readonly #url: string
  readonly #cookie: string

  constructor(url: string, cookie: string) {
    this.#url = url
    this.#cookie = cookie
  }

  /** Another title in Mandarin. */
  async write(id: number, chinese: string): Promise<void> {
    const { data }: { data: DeskLesson } = await this.#get(`/api/admin/lesson?id=${id}`)
    const { version, official_name, title, activities } = data
    await this.#post('/api/admin/lesson/update', {
      id,
      version,
      title: { ...title, chinese },
      official_name,
      thumbnail_id: null,
      student_book_id: null,
      teacher_book_id: null,
      steps: activities.map(({ steps }) => steps),
    })
  }

  async publish(id: number, note: string): Promise<void> {
    const { data }: { data: { version: number; digest: string } } = await this.#get(
      `/api/admin/lesson/checks?id=${id}`,
    )
    await this.#post('/api/admin/lesson/publish', { id, version: data.version, digest: data.digest, note })
  }

  async #get<T>(path: string): Promise<T> {
    const answer = await fetch(this.#url + path, { headers: { Cookie: this.#cookie } })
    return answer.json()
  }

  async #post(path: string, body: object): Promise<void> {
    const { data }: { data: { token: string } } = await this.#get('/api/csrf')
    const answer = await fetch(this.#url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': data.token, Cookie: this.#cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}：${answer.status} ${await answer.text()}`)
  }
}
