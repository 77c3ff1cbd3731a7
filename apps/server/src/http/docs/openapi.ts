import type { Call } from '@hakka/contract/calls'
import { ERRORS, type ErrorBody } from '@hakka/contract/errors'
import { z } from 'zod'
import type { Policy, Route } from '../route.ts'

/** A schema as JSON Schema; what JSON can't say stands as `{}`. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return own
}

const errorSchema: Record<keyof ErrorBody, unknown> = {
  code: { type: 'string', enum: Object.keys(ERRORS) },
  message: { type: 'string' },
  errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  current: {},
  error_id: { type: 'string' },
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

function parameters(entry: Call, where: 'path' | 'query') {
  const schema = where === 'path' ? entry.params : entry.query
  const { properties = {}, required = [] }: z.core.JSONSchema.BaseSchema = schema
    ? schemaOf(schema, 'input')
    : {}
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: own,
  }))
}

function operation(entry: Call, policy: Policy | undefined) {
  const answers = !(entry.answer instanceof z.ZodUndefined)
  return {
    summary: entry.summary,
    parameters: [...parameters(entry, 'path'), ...parameters(entry, 'query')],
    ...(entry.body
      ? {
          requestBody: {
            content: {
              [entry.multipart ? 'multipart/form-data' : 'application/json']: {
                schema: schemaOf(entry.body, 'input'),
              },
              ...(entry.multipart?.stream
                ? { 'audio/*': { schema: { type: 'string', format: 'binary' } } }
                : {}),
            },
          },
        }
      : {}),
    responses: {
      [answers ? '200' : '204']: {
        description: answers ? '成功' : '成功，沒有內容',
        ...(answers ? json(schemaOf(entry.answer, 'output')) : {}),
      },
      default: { description: '失敗', ...json({ $ref: '#/components/schemas/Error' }) },
    },
    security: policy === 'anyone' ? [{}, { session: [] }, { bearer: [] }] : [{ session: [] }, { bearer: [] }],
    ...(typeof policy === 'object' ? { 'x-permission': policy.permission } : {}),
  }
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(
  calls: Record<string, Call>,
  routes: readonly Route[],
  { title, sessionCookie }: { title: string; sessionCookie: string },
) {
  const policies = new Map<string, Policy>(routes.map((route) => [route.name, route.policy]))
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, entry] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(entry, policies.get(name)) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { Error: { type: 'object', required: ['code', 'message'], properties: errorSchema } },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
