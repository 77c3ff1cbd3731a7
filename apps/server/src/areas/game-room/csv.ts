import { AnsweredFile } from '@hakka/contract/answered-file'
import type { RoomRecord } from '../../domain/room/find.ts'
import { resultsOf } from '../../domain/room/results.ts'
import { roomsOf } from '../../domain/room/rooms.ts'
import type { Services } from '../../domain/services.ts'
import { CSV_MARK, csvRow } from '../../domain/text/csv.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import { AppError } from '../../kernel/app-error.ts'

const TITLES = ['題目', '名字', '內容', '組別', '對不對', '狀態', '時間']

/** What was posted, voted and answered in a room, a line each. */
export async function roomFile(services: Services, { id, title }: RoomRecord): Promise<AnsweredFile> {
  const live = await roomsOf(services).fresh(id)
  if (!live) throw new AppError('not_found')
  const lines = await resultsOf(services, live)
  const bytes = Buffer.from(CSV_MARK + csvRow(TITLES) + lines.map((line) => csvRow(line)).join(''))
  return new AnsweredFile({
    mediaType: 'text/csv; charset=utf-8',
    disposition: contentDisposition(`房間-${title}`, 'csv'),
    size: bytes.length,
    async *stream() {
      yield bytes
    },
  })
}
