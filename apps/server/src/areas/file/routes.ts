import type { UploadedFile } from '@hakka/contract/upload'
import { storeImage, storeMaterial, storeSound } from '../../domain/uploads/store.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'

// An editor with a whole book of pictures is well below it; who fills the disk is not.
const UPLOADING = {
  policy: { permission: 'file.upload' },
  limit: { max: 300, per: 'user', ms: HOUR_MS },
} as const

/** The contract has seen that one of the fields is there. */
function needFile(file: UploadedFile | undefined): UploadedFile {
  if (!file) throw new AppError('validation')
  return file
}

export const routes = [
  route('POST /api/file/upload', UPLOADING, async ({ body: { image, file }, services }) => {
    const { id, url } = image
      ? await storeImage(services, image, 'image')
      : await storeMaterial(services, needFile(file), 'file')
    return { file: { id, url } }
  }),
  route('POST /api/audio/upload', UPLOADING, async ({ body: { audio, file }, services }) => {
    const field = audio ? 'audio' : 'file'
    const { id, url } = await storeSound(services, needFile(audio ?? file), field)
    return { file: { id, url } }
  }),
]
