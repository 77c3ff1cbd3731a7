import { ApiError } from '@hakka/contract/client'
import { csrfToken } from '../../api.ts'
import { sendTelling } from '../../upload.ts'

/**
 * Stores a picture of a text.
 * @returns its address on this site
 * @throws ApiError with what the server has against it
 */
export async function uploadImage(image: File, onProgress: (share: number) => void): Promise<string> {
  const token = await csrfToken(false)
  const form = new FormData()
  form.append('image', image)
  form.append('_token', token)
  const answer = await sendTelling(onProgress)('/api/file/upload', {
    method: 'POST',
    headers: { Accept: 'application/json', 'X-CSRF-TOKEN': token },
    body: form,
  })
  const body: { file?: { url?: string }; message?: string; errors?: Record<string, string[]> } = await answer
    .json()
    .catch(() => ({}))
  if (!answer.ok || !body.file?.url) throw new ApiError(answer.ok ? 0 : answer.status, body)
  return body.file.url
}
