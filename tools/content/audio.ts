import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Measurement, measureVoice } from './audio/measure.ts'
import { type Voice, voicePack } from './audio/pack.ts'
import { openSpeaker, type Speaker } from './audio/synthesis.ts'
import { roleTableOf, saveVerdict, tableOf } from './audio/verdict.ts'
import { ROLE_VOICES, roleVoice, type VoiceSpec } from './audio/voices.ts'

const [request = 'demo'] = process.argv.slice(2)

try {
  await main()
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const folder = request === 'measure' ? null : packFolder(request)
  const speakers: Speaker[] = []
  const roles = new Map<string, Measurement>()
  const roleVoices = new Map<string, Promise<Voice>>()
  try {
    const { speaker, measurement } = await measured()
    console.log(tableOf(measurement))
    await saveVerdict(measurement, roles, speaker.version)
    if (!folder) {
      for (const { name } of ROLE_VOICES) await ofRole(name)
      await saveRoles()
      return
    }
    const report = await voicePack(folder, voiceOf(speaker, measurement), ofRole)
    if (roles.size) await saveRoles()
    for (const line of report.silent) console.log(`沒有合成：${line}`)
    const megabytes = (report.bytes / 1e6).toFixed(2)
    console.log(`要有聲音的地方 ${report.places}，其中老師的錄音 ${report.recorded}。`)
    console.log(
      `新做 ${report.made} 檔，沿用 ${report.kept}，刪除 ${report.removed}，沒有合成 ${report.silent.length}；共 ${megabytes} MB。`,
    )
    console.log(`逐音節量測新檔 ${report.measured} 個，最大偏差 ${report.worst.toFixed(2)} 個半音。`)
    console.log(`改寫教材檔 ${report.written.length} 個。`)

    async function saveRoles(): Promise<void> {
      console.log(roleTableOf(roles))
      await saveVerdict(measurement, roles, speaker.version)
    }
  } finally {
    for (const speaker of speakers) await speaker.close()
  }

  async function measured(role?: VoiceSpec) {
    const speaker = await openSpeaker(role)
    speakers.push(speaker)
    return { speaker, measurement: await measureVoice(speaker) }
  }

  /** A voice of a role is measured when the first sentence asks for it. */
  function ofRole(name: string): Promise<Voice> {
    const known = roleVoices.get(name)
    if (known) return known
    const voice = measured(roleVoice(name)).then(({ speaker, measurement }) => {
      roles.set(name, measurement)
      return voiceOf(speaker, measurement)
    })
    roleVoices.set(name, voice)
    return voice
  }
}

function voiceOf(speaker: Speaker, { range, dialects }: Measurement): Voice {
  const spoken = dialects.filter((dialect) => dialect.speaks).map((dialect) => dialect.dialectId)
  return { speaker, range, dialects: new Set(spoken) }
}

/** A pack by its path, or by its name in content/. */
function packFolder(name: string): string {
  const folders = [path.resolve(name), path.resolve(import.meta.dirname, '../../content', name)]
  const found = folders.find((folder) => existsSync(path.join(folder, 'pack.json')))
  if (!found) throw new Error(`找不到教材包「${name}」：裡面要有 pack.json。`)
  return found
}
