import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routeFinder } from './page-routes.ts'

const page = { module: {} }
const form = { module: { action: () => null } }
const upload = { module: { ...form.module, handle: { files: true } } }
const ROUTES = {
  root: { ...page, path: '' },
  home: { ...page, parentId: 'root', index: true },
  login: { ...form, parentId: 'root', path: 'login' },
  feedback: { ...upload, parentId: 'root', path: 'feedback' },
  soon: { ...page, parentId: 'root', path: '/event/ranking' },
  words: { ...page, parentId: 'root', path: 'dictionary' },
  word: { ...page, parentId: 'root', path: 'dictionary/:word' },
  sample: { ...page, parentId: 'root', path: 'admin/modules/gallery/:type' },
  admin: { ...page, parentId: 'root', path: 'admin' },
  desk: { ...form, parentId: 'admin', index: true },
  edit: { ...page, parentId: 'admin', path: 'feedback/edit' },
  report: { ...page, parentId: 'admin', path: 'feedback/:id' },
  deskRest: { ...page, parentId: 'admin', path: '*' },
  rest: { ...page, parentId: 'root', path: '*' },
}
const find = routeFinder(ROUTES)

/** The router's own answer. */
function routerPattern(path: string): string | undefined {
  const { root, home, login, soon, words, word, sample, rest } = ROUTES
  const admin = [ROUTES.desk, ROUTES.edit, ROUTES.report, ROUTES.deskRest].map(({ parentId, ...own }) => own)
  const children = [home, login, soon, words, word, sample, rest].map(({ parentId, ...own }) => own)
  const tree = [{ path: root.path, children: [...children, { path: 'admin', children: admin }] }]
  const steps = matchRoutes(tree, path)?.map(({ route }) => route.path ?? '') ?? []
  return `/${steps
    .map((step) => step.replace(/^\//, ''))
    .filter(Boolean)
    .join('/')}`
}

describe('the route of a path', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/login/', '/login'],
    ['/LOGIN', '/login'],
    ['/%6Cogin', '/login'],
    ['/event/ranking', '/event/ranking'],
    ['/dictionary', '/dictionary'],
    [`/dictionary/${encodeURIComponent('弓蕉')}`, '/dictionary/:word'],
    ['/dictionary/a%2Fb', '/dictionary/:word'],
    ['/dictionary/a/b', '/*'],
    ['/admin', '/admin'],
    ['/admin/feedback/edit', '/admin/feedback/edit'],
    ['/admin/feedback/12', '/admin/feedback/:id'],
    ['/admin/feedback/12/x', '/admin/*'],
    ['/admin/modules/gallery/word', '/admin/modules/gallery/:type'],
    ['/nowhere', '/*'],
  ])('%s is %s, as for the router', (path, pattern) => {
    expect(find(path).pattern).toBe(pattern)
    expect(routerPattern(path)).toBe(pattern)
  })

  it('is the page’s for a request of its data', () => {
    expect(find('/login.data').pattern).toBe('/login')
    expect(find('/_.data').pattern).toBe('/')
    expect(find('/admin/feedback/12.data').pattern).toBe('/admin/feedback/:id')
  })

  it('says where forms are taken: at an index, not at the layout around it', () => {
    expect(find('/login').takesForms).toBe(true)
    expect(find('/admin').takesForms).toBe(true)
    expect(find('/dictionary/x').takesForms).toBe(false)
    expect(find('/nowhere').takesForms).toBe(false)
    expect(find('/feedback')).toMatchObject({ takesForms: true, takesFiles: true })
    expect(find('/login').takesFiles).toBe(false)
  })

  it('of an address that can’t be read is found all the same', () =>
    expect(find('/dictionary/%E5%').pattern).toBe('/dictionary/:word'))
})
