import type { Site } from './site.ts'

/** Logs a demo account in. @returns its cookies, as a request sends them. */
export async function logIn(url: string, username: string, password: string): Promise<string> {
  const jar = new Map<string, string>()
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const given: { data: { token: string } } = await keep(await fetch(`${url}/api/csrf`)).json()
  const answer = keep(
    await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': given.data.token, Cookie: cookies() },
      body: JSON.stringify({ username, password }),
    }),
  )
  if (!answer.ok) throw new Error(`${username} 無法登入：${answer.status}`)
  return cookies()
}

/** What an editor's browser sends with each request. */
export async function editorHeaders({
  url,
  passwords,
}: Pick<Site, 'url' | 'passwords'>): Promise<Record<string, string>> {
  const cookie = await logIn(url, 'editor', passwords.editor ?? '')
  const given = await fetch(`${url}/api/csrf`, { headers: { Cookie: cookie } })
  const { data }: { data: { token: string } } = await given.json()
  return { Cookie: cookie, 'X-CSRF-TOKEN': data.token }
}
