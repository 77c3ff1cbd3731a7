import { ApiError } from '@hakka/contract/api-error'
import { expect, test } from 'vitest'
import { orSay } from './or-say.ts'

const fails = (error: unknown) => () => Promise.reject(error)

test('what the server has said of a failure is told, and what failed where nobody knows why', async () => {
  const said = new ApiError(422, { message: '競賽已經開始了，不能再拒絕', errors: { status: ['不能'] } })
  await expect(orSay('接受挑戰失敗', fails(said))).rejects.toBe(said)
  await expect(orSay('接受挑戰失敗', fails(new ApiError(0, {})))).rejects.toThrow('接受挑戰失敗')
  await expect(orSay('接受挑戰失敗', fails(new TypeError('x')))).rejects.toThrow('接受挑戰失敗')
  expect(await orSay('接受挑戰失敗', () => Promise.resolve(7))).toBe(7)
})
