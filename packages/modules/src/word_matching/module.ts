import { defineModuleType } from '#kit/define.ts'
import { newPairs, type Pairs, pairs } from '#kit/pairs-content.ts'

export default defineModuleType<Pairs>({
  id: 'word_matching',
  name: '連連看',
  version: 1,
  schema: pairs,
  empty: newPairs,
})
