import { existsSync } from 'node:fs'
import path from 'node:path'
import { measureVoice } from './audio/measure.ts'
import { voicePack } from './audio/pack.ts'
import { openSpeaker } from './audio/synthesis.ts'
import { saveVerdict, tableOf } from './audio/verdict.ts'

const [request = 'demo'] = process.argv.slice(2)

try {
  await main()
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const folder = request === 'measure' ? null : packFolder(request)
  const speaker = await openSpeaker()
  try {
    const measurement = await measureVoice(speaker)
    console.log(tableOf(measurement))
    await saveVerdict(measurement, speaker.version)
    if (!folder) return
    const dialects = new Set(measurement.dialects.filter((d) => d.speaks).map((d) => d.dialectId))
    const report = await voicePack(folder, { speaker, range: measurement.range, dialects })
    for (const line of report.silent) console.log(`沒有合成：${line}`)
    const megabytes = (report.bytes / 1e6).toFixed(2)
    console.log(`要有聲音的地方 ${report.places}，其中老師的錄音 ${report.recorded}。`)
    console.log(
      `新做 ${report.made} 檔，沿用 ${report.kept}，刪除 ${report.removed}，沒有合成 ${report.silent.length}；共 ${megabytes} MB。`,
    )
    console.log(`逐音節量測新檔 ${report.measured} 個，最大偏差 ${report.worst.toFixed(2)} 個半音。`)
    console.log(`改寫教材檔 ${report.written.length} 個。`)
  } finally {
    await speaker.close()
  }
}

/** A pack by its path, or by its name in content/. */
function packFolder(name: string): string {
  const folders = [path.resolve(name), path.resolve(import.meta.dirname, '../../content', name)]
  const found = folders.find((folder) => existsSync(path.join(folder, 'pack.json')))
  if (!found) throw new Error(`找不到教材包「${name}」：裡面要有 pack.json。`)
  return found
}
