import { api } from '../../app/api.ts'

/** Keeps what somebody has said of a sentence. @throws ApiError with the reason */
export async function keepRecording(itemId: number, wav: Uint8Array<ArrayBuffer>): Promise<string> {
  const file = new File([wav], 'audio.wav', { type: 'audio/wav' })
  const { message } = await api('POST /api/my/recordings', { body: { item_id: itemId, file } })
  return message
}
