import type { ModuleFault } from '@hakka/contract/lesson-module'
import { draftFaults, type ModuleType, partsOf, whereOf } from '@hakka/modules/server'
import { certainReading, knownReadings } from '../../domain/dictionary/certain.ts'
import type { Services } from '../../domain/services.ts'

/** Whether two readings say the same, however they are spaced. */
const isSame = (one: string, other: string) => one.trim().replace(/\s+/g, ' ') === other

/**
 * What is wrong with a draft; and where it stands so, which readings the dictionary has otherwise.
 * @param content in the type's present shape
 */
export async function faultsOf(
  { pool }: Pick<Services, 'pool'>,
  type: ModuleType,
  content: unknown,
  dialectId: number,
): Promise<ModuleFault[]> {
  const faults = draftFaults(type, content).map((fault) => ({
    ...fault,
    where: whereOf(fault.path, type.counted),
  }))
  const said = partsOf(type.schema, content).flatMap((part) =>
    part.is === 'hakka' && part.piece !== 'whole' && part.piece !== 'mixed' && part.pinyin ? part : [],
  )
  const known = await knownReadings(pool, [...new Set(said.map(({ text }) => text))], dialectId)
  const wrong = new Set(faults.map(({ path }) => path))
  const warnings = said.flatMap(({ path, text, pinyin = '' }): ModuleFault[] => {
    const offer = certainReading(text, known)
    const at = readingAt(path)
    if (offer === undefined || at === undefined || wrong.has(at) || isSame(pinyin, offer)) return []
    return [{ path: at, message: '拼音和辭典不同', where: whereOf(at, type.counted), warning: true, offer }]
  })
  return [...faults, ...warnings]
}

/** `.words[0].text.hakka` → `words.0.text.pinyin`: where the reading of a text stands. */
function readingAt(path: string): string | undefined {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  const key = keys.pop() ?? ''
  const reading = READINGS[key] ?? (key === 'text' || key === 'hakka' ? 'pinyin' : undefined)
  return reading === undefined ? undefined : [...keys, reading].join('.')
}

const READINGS: Readonly<Record<string, string>> = {
  hakka_hover: 'pinyin_hover',
  hakka_question_text: 'pinyin',
  sentence_pattern_text: 'sentence_pattern_pinyin',
}
