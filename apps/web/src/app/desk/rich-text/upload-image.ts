import { ApiError } from '@hakka/contract/client'
import { csrfToken } from '../../api.ts'
import { withLogin } from '../../session/with-login.ts'
import { sendTelling } from '../../upload.ts'

/**
 * Stores a picture of a text.
 * @returns its address on this site
 * @throws ApiError with what the server has against it
 */
export const uploadImage = (image: File, onProgress: (share: number) => void): Promise<string> =>
  withLogin(() => send(image, onProgress))

async function send(image: File, onProgress: (share: number) => void): Promise<string> {
  // Fresh: the session may be another one than when the page was opened.
  const token = await csrfToken(true)
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
