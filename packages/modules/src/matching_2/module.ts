import { defineModuleType } from '#kit/define.ts'
import { newPairs, type Pairs, pairs } from '#kit/pairs-content.ts'

export default defineModuleType<Pairs>({
  id: 'matching_2',
  name: '上下換位',
  version: 1,
  schema: pairs,
  empty: newPairs,
})
