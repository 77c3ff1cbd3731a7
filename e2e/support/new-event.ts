import { expect, request } from '@playwright/test'
import { csrfToken, loginFile } from './logins.ts'

interface NewEvent {
  title: string
  event_game_id: number
  quiz_length?: number
  rank_requires?: 'V1' | 'V2'
}

/** Makes an event for everybody at the desk, which nobody else plays meanwhile. @returns its id */
export async function newEvent(baseURL: string | undefined, event: NewEvent): Promise<number> {
  const storageState = loginFile(process.env.E2E_FOLDER ?? '', 'admin')
  const desk = await request.newContext({ ...(baseURL ? { baseURL } : {}), storageState })
  const stored = await desk.post('/api/event/store', {
    headers: { 'X-CSRF-TOKEN': await csrfToken(desk) },
    data: {
      ...event,
      description: '沒有別人在玩',
      begin_at: '2026-11-01 08:00',
      end_at: '2036-11-01 08:00',
      form_key: crypto.randomUUID(),
    },
  })
  expect(stored.status()).toBe(200)
  const { data }: { data: { id: number } } = await stored.json()
  await desk.dispose()
  return data.id
}
