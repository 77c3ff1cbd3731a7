import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  CHECKED_PAIRS_FILE,
  checkedPairsText,
  doubtfulPairs,
  uncheckedPairs,
} from '../content/checked-pairs.ts'
import { readDictionary } from '../content/dictionary.ts'
import { exportPack } from '../content/export.ts'
import { importPack } from '../content/import.ts'
import { PackError, readPack } from '../content/read.ts'
import { readWordChoices, wordChoiceProblems } from '../content/word-choices.ts'
import { wordProblems, wordTable } from '../content/words.ts'
import { importSchools } from '../domain/places/import-schools.ts'
import { SchoolListError } from '../domain/places/school-list.ts'
import { runCommand, UsageError } from './command.ts'
import { withServices } from './with-services.ts'

const USAGE = `用法：
  npm run content -- check  教材包資料夾 [--record]   檢查；有辭典（DICTIONARY_FILE）時連讀音和各腔用詞一起檢查，--record 記下檢查過的讀音
  npm run content -- words  教材包資料夾              列出每課的新詞、教過的詞，和用「當、盡、真、蓋」的句子
  npm run content -- import 教材包資料夾              匯入資料庫，重複匯入不會改變任何東西
  npm run content -- export 教材包代號 空資料夾        從資料庫匯出
  npm run content -- schools 檔案.csv                 匯入教育部公開的學校名錄（CSV，UTF-8），整份採用或整份不採用`

const say = (line: string) => process.stdout.write(`${line}\n`)

async function check(folder: string, record: boolean): Promise<void> {
  const pack = await readPack(folder)
  const dictionary = process.env.DICTIONARY_FILE
  if (dictionary) {
    const problems = doubtfulPairs(pack, await readDictionary(dictionary))
    if (problems.length > 0) throw new PackError(problems)
    if (record) await writeFile(join(folder, CHECKED_PAIRS_FILE), checkedPairsText(pack))
    say('讀音和用詞都和辭典相符。')
  } else say('沒有設定 DICTIONARY_FILE：只核對檢查紀錄。')
  const unwanted = [...wordProblems(pack), ...wordChoiceProblems(pack, await readWordChoices())]
  if (unwanted.length > 0) throw new PackError(unwanted)
  const unchecked = record && dictionary ? [] : uncheckedPairs(pack)
  if (unchecked.length > 0) throw new PackError(unchecked)
  say(
    `「${pack.manifest.title}」沒有問題：${pack.lessons.size} 課、${pack.selfStudy.size} 份自學教材、${pack.games.size} 份遊戲題目、${pack.files.size} 個檔案。`,
  )
}

async function main([command, first, second]: string[]): Promise<void> {
  const record = second === '--record'
  if (command === 'check' && first) return check(resolve(first), record)
  if (command === 'words' && first) {
    for (const line of wordTable(await readPack(resolve(first)))) say(line)
    return
  }
  if (command === 'import' && first) {
    const pack = await readPack(resolve(first))
    return withServices(async (services) => {
      const { changed } = await importPack(services, pack, say)
      if (!changed) say('內容和資料庫裡的相同，沒有改變任何東西。')
    })
  }
  if (command === 'export' && first && second) {
    return withServices(async (services) => {
      const { files } = await exportPack(services, first, resolve(second))
      say(`匯出 ${files} 個檔案到 ${resolve(second)}`)
    })
  }
  if (command === 'schools' && first) {
    const bytes = await readFile(resolve(first))
    return withServices(async ({ db }) => {
      const { added, changed, same } = await importSchools(db, bytes)
      say(`學校名錄已匯入：新增 ${added} 所、更新 ${changed} 所、相同 ${same} 所。`)
    })
  }
  throw new UsageError(USAGE)
}

/** Why nothing was taken over, in sentences. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof SchoolListError) return `${error.message}\n學校名錄沒有被採用。`
  if (!(error instanceof PackError)) return undefined
  const lines = error.problems.map(({ file, path, reason }) => `${file} ${path}：${reason}\n`)
  return `${lines.join('')}共 ${error.problems.length} 個問題，教材包沒有被採用。`
}

await runCommand(main, refusalOf)
