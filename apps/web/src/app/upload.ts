import { type Api, createClient } from '@hakka/contract/client'
import { csrfToken } from './api.ts'

/** `fetch` says nothing of how far a body is: the old way does. */
function sendTelling(onProgress: (share: number) => void) {
  return (path: string, init: RequestInit): Promise<Response> =>
    new Promise((done, fail) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', path)
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      }
      request.onload = () => {
        const empty = request.status === 204 || request.status === 205
        done(
          new Response(empty ? null : request.responseText, {
            status: request.status,
            headers: { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' },
          }),
        )
      }
      request.onerror = () => fail(new TypeError('the connection was lost'))
      request.onabort = () => fail(init.signal?.reason)
      init.signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(init.body instanceof FormData ? init.body : String(init.body ?? ''))
    })
}

/**
 * The API for a call that carries files: tells how much of them is sent, from 0 to 1. Its token is fresh: the session
 * may be another one than when the page was opened, and a file is not to be sent twice.
 * @example await uploadApi(setProgress)('POST /api/assessment/upload', { body: { ...fields, file } })
 */
export const uploadApi = (onProgress: (share: number) => void): Api =>
  createClient({ send: sendTelling(onProgress), csrfToken: () => csrfToken(true) })
