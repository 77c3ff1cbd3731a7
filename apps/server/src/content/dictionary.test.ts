import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { doubtfulPairs } from './checked-pairs.ts'
import { doubt, readDictionary } from './dictionary.ts'
import { readPack } from './read.ts'

const TABLE = [
  'id\tword\tpos\tcategory\tsixian\thailu\tdapu\traoping\tzhaoan\tnansixian\tmandarin',
  'HK1\t阿公\t名\t\ta24 gung24\ta33 gung53\t\t\t\t\t爺爺',
  'HK2\t擔\t名\t\tdam24、dam55\t\t\t\t\t\t擔子',
].join('\n')

it('knows readings of words and of characters, dialect by dialect', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'hakka-dictionary-')), 'table.tsv')
  await writeFile(file, TABLE)
  const readings = await readDictionary(file)
  const pair = (dialectId: number, text: string, pinyin: string) =>
    doubt(readings, { path: '$', dialectId, text, pinyin })
  expect(pair(1, '阿公', 'a24 gung24')).toBeUndefined()
  expect(pair(1, '擔', 'dam55')).toBeUndefined()
  expect(pair(1, '公擔', 'gung24 dam24')).toBeUndefined()
  expect(pair(2, '阿公', 'a24 gung24')).toBe('「阿」是 a33，不是 a24；「公」是 gung53，不是 gung24')
  expect(pair(1, '貓', 'meu55')).toBe('「貓」不在辭典裡')
})

const file = process.env.DICTIONARY_FILE
if (!file) process.stdout.write('DICTIONARY_FILE 未設定：示範教材的讀音只核對檢查紀錄。\n')

it.runIf(file)('the dictionary bears out every reading of the demo pack', { timeout: 60_000 }, async () => {
  const pack = await readPack(join(import.meta.dirname, '../../../../content/demo'))
  expect(doubtfulPairs(pack, await readDictionary(file ?? ''))).toEqual([])
})
