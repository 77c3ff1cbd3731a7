import type { UploadedFile } from '@hakka/contract/upload'
import { storeAny, storeImage, storeSound } from '../../domain/uploads/store.ts'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'

const EDITORS = { permission: 'file.upload' } as const

/** The contract has seen that one of the fields is there. */
function needFile(file: UploadedFile | undefined): UploadedFile {
  if (!file) throw new AppError('validation')
  return file
}

export const routes = [
  route('POST /api/file/upload', EDITORS, async ({ body: { image, file }, services }) => {
    const { id, url } = image
      ? await storeImage(services, image, 'image')
      : await storeAny(services, needFile(file), 'file')
    return { file: { id, url } }
  }),
  route('POST /api/audio/upload', EDITORS, async ({ body: { audio, file }, services }) => {
    const field = audio ? 'audio' : 'file'
    const { id, url } = await storeSound(services, needFile(audio ?? file), field)
    return { file: { id, url } }
  }),
]
