import { describe, expect, test } from 'vitest'
import { type PasswordOwner, passwordFaults } from './rules.ts'

const OWNER: PasswordOwner = { staff: false, policy: 'default', own: ['mei.lin@school.example', '林小梅'] }
const faults = (password: string, owner: Partial<PasswordOwner> = {}) =>
  passwordFaults(password, { ...OWNER, ...owner })

const TOO_COMMON = ['這個密碼太常見，容易被猜中，請換一個']
const OWN = ['密碼不可以是你的帳號、電子郵件或姓名']

describe('a new password', () => {
  test.each(['山歌唱到天光光光', 'tung-blossom-89', '𠊎愛學客家話無煩無惱', 'k7Wz!q2e', 'green tea at noon'])(
    '%s may be used',
    async (password) => expect(await faults(password)).toEqual([]),
  )

  test('has 8 to 128 characters, counted as a reader does', async () => {
    expect(await faults('k7Wz!q2')).toEqual(['密碼至少要 8 個字元'])
    expect(await faults('𠊎愛學客家話')).toEqual(['密碼至少要 8 個字元'])
    const long = Array.from({ length: 129 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join('')
    expect(await faults(long)).toEqual(['密碼最多 128 個字元'])
    expect(await faults(long.slice(0, 128))).toEqual([])
  })

  test('of staff has 12 at least', async () => {
    expect(await faults('k7Wz!q2e', { staff: true })).toEqual(['密碼至少要 12 個字元'])
    expect(await faults('k7Wz!q2e-tung', { staff: true })).toEqual([])
  })

  test.each([
    'password',
    'PassWord123',
    'p@ssw0rd',
    '12345678',
    '98765432',
    'abcdefgh',
    'aaaaaaaaaa',
    '12121212',
    'qwertyuiop',
    '1qaz2wsx',
    '5201314520',
    'woaini1314',
    'ji32k7au4a83',
    'Taiwan2026!',
    'hakka12345',
    'student#123',
    'teacher114',
    '20150312',
    '0912345678',
    'A123456789',
    'doraemon88',
  ])('%s is refused as common', async (password) => expect(await faults(password)).toEqual(TOO_COMMON))

  test.each(['mei.lin@school.example', 'Mei.Lin99', 'MEILIN2014', '林小梅20140101'])(
    '%s is refused as one’s own',
    async (password) => expect(await faults(password)).toEqual(OWN),
  )

  test('under tw-gov has four classes of characters', async () => {
    const sentence = ['密碼要同時有大寫英文、小寫英文、數字和符號']
    expect(await faults('tung-blossom-89', { policy: 'tw-gov' })).toEqual(sentence)
    expect(await faults('Tung-blossom-89', { policy: 'tw-gov' })).toEqual([])
  })
})
