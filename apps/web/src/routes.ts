import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { SOON } from './app/soon.ts'
import { MY_PAGES } from './areas/my/tabs.ts'

export default [
  index('areas/home/page.tsx'),
  route('newses', 'areas/site/newses.ts'),
  route('news', 'areas/news/page.tsx'),
  route('terms', 'areas/site/terms.tsx'),
  route('privacy', 'areas/site/privacy.tsx'),
  route('sitemap', 'areas/site/sitemap.tsx'),
  route('lesson/menu', 'areas/lesson/menu.tsx'),
  route('lesson/module/edit', 'areas/lesson/module-edit.ts'),
  route('lesson', 'areas/lesson/page.tsx'),
  route('teaching-material/:school/:kind/detail', 'areas/lesson/teaching-material.tsx'),
  route('email/verify', 'areas/email/verify.tsx'),
  route('login', 'areas/account/login.tsx'),
  route('password/email', 'areas/password/email.tsx'),
  route('password/reset', 'areas/password/reset.tsx'),
  route('register', 'areas/account/register.tsx'),
  route('admin/modules/gallery/:type', 'areas/admin/modules/sample.tsx'),
  route('admin', 'areas/admin/layout.tsx', [
    index('areas/admin/dashboard.tsx'),
    route('audit', 'areas/admin/audit/list.tsx'),
    route('modules/gallery', 'areas/admin/modules/gallery.tsx'),
    route('news/edit', 'areas/admin/news/edit.tsx'),
    route('newses', 'areas/admin/news/list.tsx'),
    route('users', 'areas/admin/users/list.tsx'),
    route('users/:id', 'areas/admin/users/user.tsx'),
    route('*', 'areas/admin/soon.tsx'),
  ]),
  route('my/dashboard', 'areas/my/dashboard.tsx'),
  route('register/finish', 'areas/oidc/finish.tsx'),
  route('my', 'areas/my/layout.tsx', [
    index('areas/my/index.ts'),
    route('profile', 'areas/my/profile.tsx'),
    route('account/edit', 'areas/my/account-edit.tsx'),
    ...MY_PAGES.filter((page) => !('built' in page)).map(({ path }) =>
      route(path, 'areas/my/soon.tsx', { id: `my/soon/${path}` }),
    ),
  ]),
  ...SOON.map(({ path }) => route(path, 'areas/site/soon.tsx', { id: `soon${path}` })),
  route('*', 'areas/site/not-found.ts'),
] satisfies RouteConfig
