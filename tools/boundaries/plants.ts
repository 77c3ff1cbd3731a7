/** A file of one import (or one of whatever a rule forbids), planted where it would stand in the project. */
export interface Plant {
  what: string
  path: string
  source: string
  /** The Biome rule that has to find it; `undefined` for what has to pass. */
  rule: string | undefined
}

const plant = (rule: string | undefined) => (what: string, path: string, source: string) => ({
  what,
  path,
  source: `${source}\n`,
  rule,
})

const restricted = plant('lint/style/noRestrictedImports')
const allowed = plant(undefined)
const takes = (from: string) => `export { Thing } from '${from}'`
const typeOf = (from: string) => `import type { Thing } from '${from}'\nexport type Own = Thing`

const M = 'packages/modules/src'
const G = 'packages/games/src'
const R = 'packages/rooms/src'
const SERVER = 'apps/server/src'
const WEB = 'apps/web/src'

/** Each dependency rule of ARCHITECTURE.md, broken once in every way that it can be. */
export const violations: readonly Plant[] = [
  restricted('hakka takes the contract', 'packages/hakka/src/v1.ts', typeOf('@hakka/contract/constants')),
  restricted('hakka takes ui by its path', 'packages/hakka/src/v2.ts', takes('../../ui/src/cx.ts')),
  restricted('hakka takes node', 'packages/hakka/src/v3.ts', takes('node:fs')),
  restricted('the judge takes the contract', 'packages/judge/src/v1.ts', typeOf('@hakka/contract/constants')),
  restricted('the judge takes node', 'packages/judge/src/v2.ts', takes('node:fs')),
  restricted('contract takes hakka', 'packages/contract/src/areas/v1.ts', typeOf('@hakka/hakka/pinyin')),
  restricted('contract takes React', 'packages/contract/src/v2.ts', typeOf('react')),
  restricted('ui takes a module', 'packages/ui/src/v1.ts', typeOf('@hakka/modules/host')),
  restricted('ui takes the web app', 'packages/ui/src/V2.tsx', takes('../../../apps/web/src/app/links.ts')),
  restricted('ui takes zod', 'packages/ui/src/v3.ts', takes('zod')),
  restricted('ui takes a schema', 'packages/ui/src/v4.ts', `export { lesson } from '@hakka/contract/lesson'`),

  restricted('a plug-in takes another', `${M}/word/V1.tsx`, takes('../article/Progress.tsx')),
  restricted('a plug-in takes a type of another', `${M}/word/v2.ts`, typeOf('../article/module.ts')),
  restricted('a test of a plug-in takes another', `${M}/word/v3.test.ts`, takes('../article/module.ts')),
  restricted('a plug-in takes its kit by path', `${M}/word/v4.ts`, takes('../kit/define.ts')),
  restricted('a plug-in takes the server', `${M}/word/v5.ts`, typeOf('@hakka/server')),
  restricted('a plug-in takes the doors', `${M}/word/V6.tsx`, takes('@hakka/modules/web')),
  restricted('the kit names a plug-in', `${M}/kit/v1.ts`, typeOf('../word/module.ts')),
  restricted(
    'the kit loads a plug-in',
    `${M}/kit/V2.tsx`,
    `export const load = () => import('../word/View.tsx')`,
  ),
  restricted('a game takes another', `${G}/voice-trail/v1.ts`, typeOf('../chef/rules.ts')),
  restricted('a game takes the modules', `${G}/voice-trail/v2.ts`, takes('@hakka/modules/server')),
  restricted('the rules of a game take React', `${G}/voice-trail/v3.ts`, takes('react')),
  restricted('a view of a game takes zod', `${G}/voice-trail/V4.tsx`, takes('zod')),
  restricted(
    'a view of a game takes a schema',
    `${G}/voice-trail/V5.tsx`,
    `export { content } from './content.ts'`,
  ),
  restricted('a kind of room takes another', `${R}/post-it/v1.ts`, typeOf('../ranking/kind.ts')),
  restricted('a kind of room takes the games', `${R}/post-it/v2.ts`, takes('@hakka/games/web')),
  restricted('a kind of room takes zod', `${R}/post-it/v3.ts`, takes('zod')),
  restricted('a kind of room takes node', `${R}/post-it/v4.ts`, takes('node:fs')),
  restricted(
    'a kind of room takes a schema',
    `${R}/post-it/v5.ts`,
    `export { boardView } from '@hakka/contract/room-views'`,
  ),
  restricted('the kit of the rooms names a kind', `${R}/kit/v1.ts`, typeOf('../post-it/kind.ts')),
  restricted('the kit of the games names a game', `${G}/kit/v1.ts`, typeOf('../voice-trail/rules.ts')),
  restricted(
    'a kind of self-study takes another',
    `${M}/self-study/reading/v1.ts`,
    takes('../writing/kind.ts'),
  ),
  restricted(
    'a kind of self-study takes a plug-in',
    `${M}/self-study/reading/v2.ts`,
    typeOf('../../word/module.ts'),
  ),
  restricted(
    'a view of self-study takes its schema',
    `${M}/self-study/reading/V3.tsx`,
    takes('./content.ts').replace('Thing', 'thing'),
  ),
  restricted('.ts of a plug-in takes its view', `${M}/word/v7.ts`, takes('./View.tsx')),
  restricted('.ts of a plug-in takes the kit', `${M}/word/v8.ts`, takes('#kit/page/Slide.tsx')),
  restricted('.ts of a plug-in takes React', `${M}/word/v9.ts`, takes('react')),
  restricted('.ts of a plug-in takes React’s types', `${M}/word/v10.ts`, typeOf('react')),
  restricted('.ts of a plug-in takes react-dom', `${M}/word/v11.ts`, takes('react-dom/client')),
  restricted('.ts of a plug-in takes ui', `${M}/word/v12.ts`, takes('@hakka/ui/Button.tsx')),
  restricted('.ts of the kit takes ui', `${M}/kit/v3.ts`, takes('@hakka/ui/audio.ts')),
  restricted('a plug-in takes the judge', `${M}/word/v15.ts`, takes('@hakka/judge/embedded')),
  restricted('a view takes the judge', `${M}/word/V16.tsx`, takes('@hakka/judge/wav')),
  restricted('the server door takes a view', `${M}/server.ts`, takes('./word/View.tsx')),
  restricted('a view takes zod', `${M}/word/V13.tsx`, takes('zod')),
  restricted(
    'a view takes its schema',
    `${M}/word/V14.tsx`,
    `import content from './module.ts'\nexport const V = content`,
  ),
  restricted(
    'a view takes its content’s schema',
    `${M}/matching/V1.tsx`,
    `export { matchingContent } from './content.ts'`,
  ),
  restricted('the web door takes a schema', `${M}/web.tsx`, `export { wordContent } from './word/module.ts'`),

  restricted('the server takes views', `${SERVER}/v1.ts`, takes('@hakka/modules/web')),
  restricted(
    'the server takes the host’s types',
    `${SERVER}/areas/news/v2.ts`,
    typeOf('@hakka/modules/host'),
  ),
  restricted('the server takes ui', `${SERVER}/domain/v3.ts`, takes('@hakka/ui/cx.ts')),
  restricted('the server takes the web app', `${SERVER}/pages/v4.ts`, typeOf('@hakka/web')),
  restricted(
    'the server takes a page by path',
    `${SERVER}/pages/v5.ts`,
    takes('../../../web/src/app/handle.ts'),
  ),
  restricted('the server takes React', `${SERVER}/areas/news/v6.ts`, takes('react')),
  restricted('the server takes a component', `${SERVER}/v7.ts`, takes('./Page.tsx')),
  restricted('the server takes React Router', `${SERVER}/pages/v8.ts`, takes('react-router')),
  restricted(
    'an area of the server takes another',
    `${SERVER}/areas/news/v9.ts`,
    takes('../lesson/store.ts'),
  ),
  restricted('… a type of another', `${SERVER}/areas/news/v10.ts`, typeOf('../lesson/store.ts')),
  restricted('… by a longer way', `${SERVER}/areas/news/v11.ts`, takes('../../areas/lesson/store.ts')),
  restricted('… in a test', `${SERVER}/areas/news/v12.test.ts`, takes('../lesson/store.ts')),
  restricted(
    '… from a folder of its own',
    `${SERVER}/areas/news/parts/v13.ts`,
    takes('../../lesson/store.ts'),
  ),
  restricted(
    'an area of the server takes pages',
    `${SERVER}/areas/news/v14.ts`,
    takes('../../pages/render.ts'),
  ),
  restricted('the kernel takes db', `${SERVER}/kernel/v40.ts`, takes('../db/connect.ts')),
  restricted('the kernel takes what starts it', `${SERVER}/kernel/v41.ts`, takes('../app.ts')),
  restricted('db takes a port', `${SERVER}/db/v42.ts`, typeOf('../ports/blob.ts')),
  restricted('db takes the domain', `${SERVER}/db/tables/v43.ts`, takes('../../domain/text/like.ts')),
  restricted('a port takes the domain', `${SERVER}/ports/v44.ts`, typeOf('../domain/services.ts')),
  restricted('the domain takes http', `${SERVER}/domain/v45.ts`, takes('../http/route.ts')),
  restricted('… from a room of its own', `${SERVER}/domain/text/v46.ts`, typeOf('../../http/route.ts')),
  restricted('the domain takes content', `${SERVER}/domain/v47.ts`, takes('../content/walk.ts')),
  restricted('http takes content', `${SERVER}/http/v48.ts`, takes('../content/walk.ts')),
  restricted('http takes pages', `${SERVER}/http/v49.ts`, typeOf('../pages/render.ts')),
  restricted('content takes an area', `${SERVER}/content/v50.ts`, takes('../areas/lesson/store.ts')),
  restricted('live takes an area', `${SERVER}/live/v54.ts`, takes('../areas/lesson/store.ts')),
  restricted('http takes live', `${SERVER}/http/v55.ts`, takes('../live/attach.ts')),
  restricted('pages take an area', `${SERVER}/pages/v51.ts`, typeOf('../areas/lesson/store.ts')),
  restricted('an area takes what starts it', `${SERVER}/areas/news/v52.ts`, takes('../../app.ts')),
  restricted('backup takes a command', `${SERVER}/backup/v53.ts`, takes('../commands/command.ts')),
  restricted('the domain takes an area', `${SERVER}/domain/v15.ts`, typeOf('../areas/lesson/store.ts')),
  restricted('http takes an area', `${SERVER}/http/v16.ts`, takes('../areas/lesson/routes.ts')),
  restricted('db takes an area', `${SERVER}/db/tables/v17.ts`, takes('../../areas/lesson/store.ts')),
  restricted('the domain takes a job', `${SERVER}/domain/v19.ts`, takes('../jobs/mail.ts')),
  restricted('a job takes an area', `${SERVER}/jobs/v20.ts`, takes('../areas/lesson/store.ts')),
  restricted('ports take the application', `${SERVER}/ports/v18.ts`, takes('../app.ts')),

  restricted('the web takes the server', `${WEB}/app/v1.ts`, typeOf('@hakka/server')),
  restricted('the web takes the server by path', `${WEB}/app/v2.ts`, takes('../../../server/src/env.ts')),
  restricted('the web takes the server’s door', `${WEB}/app/v3.ts`, takes('@hakka/modules/server')),
  restricted('the web takes zod', `${WEB}/areas/news/V4.tsx`, takes('zod')),
  restricted(
    'the web takes a schema',
    `${WEB}/areas/news/v5.ts`,
    `export { menuQuery } from '@hakka/contract/lesson'`,
  ),
  restricted('the web takes all calls', `${WEB}/app/v6.ts`, `export { calls } from '@hakka/contract/calls'`),
  restricted('an area of the web takes another', `${WEB}/areas/news/v7.ts`, takes('../home/LessonCard.tsx')),
  restricted('… a type of another', `${WEB}/areas/news/V8.tsx`, typeOf('../home/LessonCard.tsx')),
  restricted(
    '… by loading it',
    `${WEB}/areas/news/V9.tsx`,
    `export const load = () => import('../home/page.tsx')`,
  ),
  restricted('… from a folder of its own', `${WEB}/areas/news/parts/V10.tsx`, takes('../../home/page.tsx')),

  restricted('a browser test takes a view', 'e2e/v1.spec.ts', takes('@hakka/modules/web')),
  restricted('a browser test takes a source', 'e2e/support/v2.ts', takes('../../apps/web/src/app/links.ts')),
  restricted('a browser test takes the judge', 'e2e/v3.spec.ts', takes('@hakka/judge/embedded')),
  restricted('the launcher takes a package', 'tools/launcher/v1.mjs', takes('zod')),

  ...(
    [
      ['packages/hakka/src/globals.ts', 'window'],
      ['packages/contract/src/globals.ts', 'localStorage'],
      [`${M}/word/globals.ts`, 'document'],
      [`${SERVER}/areas/news/globals.ts`, 'window'],
      ['packages/contract/src/globals0.ts', 'fetch'],
      [`${SERVER}/domain/globals7.ts`, 'fetch'],
      [`${WEB}/app/Globals1.tsx`, 'fetch'],
      [`${WEB}/areas/news/globals2.ts`, 'XMLHttpRequest'],
      ['packages/ui/src/globals3.ts', 'fetch'],
      [`${M}/word/Globals4.tsx`, 'fetch'],
      [`${M}/kit/Globals5.tsx`, 'localStorage'],
      [`${WEB}/app/globals6.ts`, 'sessionStorage'],
    ] as const
  ).map(([path, name]) =>
    plant('lint/style/noRestrictedGlobals')(`${name} in ${path}`, path, `export const own = typeof ${name}`),
  ),

  ...[
    ['packages/hakka/src/undeclared.ts', 'zod'],
    ['packages/contract/src/undeclared.ts', 'fastify'],
    ['packages/ui/src/undeclared.ts', 'react-router'],
    [`${SERVER}/undeclared.ts`, 'react'],
    [`${SERVER}/areas/news/undeclared.ts`, 'vitest'],
    [`${WEB}/app/undeclared.ts`, 'fastify'],
  ].map(([path = '', name = '']) =>
    plant('lint/correctness/noUndeclaredDependencies')(`${name} undeclared in ${path}`, path, takes(name)),
  ),

  plant('lint/suspicious/noImportCycles')(
    'an import circle',
    `${SERVER}/circle-a.ts`,
    takes('./circle-b.ts'),
  ),
  plant('lint/suspicious/noImportCycles')('a circle of types', `${SERVER}/ring-a.ts`, typeOf('./ring-b.ts')),
  plant('lint/performance/noBarrelFile')('a barrel', `${SERVER}/domain/index.ts`, takes('./own.ts')),
  plant('lint/performance/noReExportAll')(
    'a whole re-export',
    'packages/ui/src/all.ts',
    `export * from './cx.ts'`,
  ),
  plant('lint/style/noExcessiveLinesPerFile')('401 lines', `${SERVER}/long.ts`, 'export {}\n'.repeat(401)),
  plant('lint/style/useFilenamingConvention')('PascalCase.ts', `${SERVER}/domain/Ranking.ts`, 'export {}'),
  plant('lint/style/useFilenamingConvention')('snake_case.tsx', `${M}/word/my_view.tsx`, 'export {}'),
  plant('lint/correctness/useImportExtensions')(
    'no ending',
    `${SERVER}/no-ending.ts`,
    `export { own } from './circle-b'`,
  ),
]

/** What the rules must leave alone, and what violations need beside them. */
export const sound: readonly Plant[] = [
  allowed(
    'contract takes zod',
    'packages/contract/src/areas/s1.ts',
    `import { z } from 'zod'\nexport const own = z.string()`,
  ),
  allowed(
    'ui takes hakka and constants',
    'packages/ui/src/S1.tsx',
    `${typeOf('@hakka/hakka/ruby')}
import { LEVELS } from '@hakka/contract/constants'
export const own = LEVELS`,
  ),
  allowed('ui takes a type of the contract', 'packages/ui/src/s2.ts', typeOf('@hakka/contract/lesson')),
  allowed(
    'a plug-in takes kit and itself',
    `${M}/word/s1.ts`,
    `import { define } from '#kit/define.ts'
import { own } from './own.ts'
export const both = [define, own]`,
  ),
  allowed(
    'a plug-in takes what reads and writes sound',
    `${M}/kit/s4.ts`,
    `import { encodeWav } from '@hakka/judge/encode-wav'
import { trackF0 } from '@hakka/judge/pitch'
export const both = [encodeWav, trackF0]`,
  ),
  allowed(
    'a browser test writes a sound',
    'e2e/s1.spec.ts',
    `import { encodeWav } from '@hakka/judge/encode-wav'\nexport const own = encodeWav`,
  ),
  allowed(
    'a view takes ui and a schema’s type',
    `${M}/word/S2.tsx`,
    `import { Button } from '@hakka/ui/Button.tsx'
import type { WordContent } from './module.ts'
export const own = (content: WordContent) => [Button, content]`,
  ),
  allowed(
    'a view’s test takes the schema',
    `${M}/word/s3.test.tsx`,
    `import content from './module.ts'\nexpect(content)`,
  ),
  allowed(
    'an area takes what lies below',
    `${SERVER}/areas/news/s1.ts`,
    `import { moduleTypes } from '@hakka/modules/server'
import { tables } from '../../db/tables/content.ts'
import { rank } from '../../domain/rank.ts'
import type { Services } from '../../domain/services.ts'
import { route } from '../../http/route.ts'
import { own } from './own.ts'
export const all = (services: Services) => [moduleTypes, tables, rank, route, services, own]`,
  ),
  allowed(
    'a page takes app and its own',
    `${WEB}/areas/news/s1.tsx`,
    `import { ModuleView } from '@hakka/modules/web'
import { useLoaderData } from 'react-router'
import { Shell } from '../../app/shell/Shell.tsx'
import { List } from './parts/List.tsx'
import type { Route } from './+types/s1'
export const all = (route: Route) => [ModuleView, useLoaderData, Shell, List, route]`,
  ),
  allowed(
    'a part of a page takes app',
    `${WEB}/areas/news/parts/S2.tsx`,
    `import { own } from '../own.ts'
import { links } from '../../../app/links.ts'
export const all = [own, links]`,
  ),
  allowed(
    'circle-b',
    `${SERVER}/circle-b.ts`,
    `import { Thing } from './circle-a.ts'\nexport const own = Thing`,
  ),
]
