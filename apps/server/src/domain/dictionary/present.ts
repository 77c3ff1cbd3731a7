import { DIALECTS } from '@hakka/contract/constants'
import type { DictionaryWord, WordReading, WordSound } from '@hakka/contract/dictionary'
import { foldHakka } from '@hakka/hakka/fold'
import type { EntryRow } from './lookup-store.ts'
import { pairsOf } from './pairs.ts'
import { REFERENCES, SOURCES } from './source.ts'

/** An entry as the contract has it. */
export function presentWord(
  row: EntryRow,
  ids: ReadonlyMap<string, string>,
  otherSound: (id: string, dialectId: number) => WordSound | null,
): DictionaryWord {
  const named = (text: string) => ({ id: ids.get(foldHakka(text)) ?? null, text })
  return {
    id: row.id,
    text: row.word,
    part_of_speech: row.part_of_speech,
    categories: row.categories,
    chinese: row.chinese,
    references: row.source === 'moe' ? REFERENCES : [],
    source: SOURCES[row.source],
    pinyins: DIALECTS.map((dialect) => presentReading(row, dialect, otherSound)),
    meanings: row.meanings,
    synonyms: row.synonyms.map(named),
    antonyms: row.antonyms.map(named),
    derived_words: row.derived,
  }
}

function presentReading(
  row: EntryRow,
  dialect: (typeof DIALECTS)[number],
  otherSound: (id: string, dialectId: number) => WordSound | null,
): WordReading {
  const reading = row.readings.find((own) => own.dialect_id === dialect.id)
  const spoken = reading && pairsOf(row.word, reading).map(({ pinyin }) => pinyin)
  // Recordings of people stand before those of machines.
  const lesson = row.sounds.find((own) => own.dialect_id === dialect.id && spoken?.includes(own.pinyin))
  const sound = lesson && { url: lesson.url, synthetic: lesson.synthetic }
  return {
    dialect_id: dialect.id,
    name: dialect.name,
    short_name: dialect.short_name,
    word: reading?.word ?? null,
    text: reading?.pinyin ?? '',
    sound: sound ?? (reading ? otherSound(row.id, dialect.id) : null),
  }
}
