import { z } from 'zod'
import { call } from '../call.ts'
import { STAGES } from '../constants/event.ts'
import { BOUNDS, CITIES } from '../constants.ts'
import { int } from '../shapes.ts'

const cityId = int(1, CITIES.length)

export const placeCalls = {
  'GET /api/cities': call({
    summary: '縣市名單',
    answer: z.object({ data: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
  }),
  'GET /api/schools/search': call({
    summary: '一個縣市、一個學制的學校；有國中部的高中兩邊都有',
    query: z.object({ city_id: cityId, stage_no: int(1, STAGES.length) }),
    answer: z.object({ data: z.array(z.object({ name: z.string(), code: z.string() })) }),
  }),
  'GET /api/schools': call({
    summary: '學校名單，可依縣市與名稱篩選',
    query: z.object({
      keyword: z.string().trim().max(BOUNDS.keyword, '關鍵字最多 50 個字').optional(),
      city_id: cityId.optional(),
    }),
    answer: z.object({ data: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
  }),
}
