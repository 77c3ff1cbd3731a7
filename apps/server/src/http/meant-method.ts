import type { FastifyRequest } from 'fastify'

/** The method a request means: a POST whose body says `_method` PUT or DELETE is that, and HEAD is a GET. */
export function meantMethod({ method, body }: Pick<FastifyRequest, 'method' | 'body'>): string {
  if (method === 'HEAD') return 'GET'
  const meant = typeof body === 'object' && body !== null && '_method' in body ? body._method : undefined
  if (method !== 'POST' || typeof meant !== 'string') return method
  const upper = meant.toUpperCase()
  return upper === 'PUT' || upper === 'DELETE' ? upper : method
}
