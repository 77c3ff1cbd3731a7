import { withLogin } from '../session/with-login.ts'
import { uploadApi } from '../upload.ts'

/**
 * Stores a picture of a text or a form.
 * @returns its number and its address on this site
 * @throws ApiError with what the server has against it
 */
export const uploadImage = (
  image: File,
  onProgress: (share: number) => void,
): Promise<{ id: number; url: string }> =>
  withLogin(async () => {
    const { file } = await uploadApi(onProgress)('POST /api/file/upload', { body: { image } })
    return file
  })
