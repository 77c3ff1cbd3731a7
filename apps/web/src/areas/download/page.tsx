import { data, redirect } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { CategoryBlock } from './CategoryBlock.tsx'
import { CategoryGrid } from './CategoryGrid.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { ASSESSMENTS, CLASSROOM } from './categories.ts'

/** The grid of categories, or one of them with its files. Without a category in the address it is the grid. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('category_id') || searchParams.get('target')
  const { categories } = (await orPage(api('GET /api/download/categories'))).data
  if (!asked) return { categories, category: null, chosen: {} }
  const found = categories.find(({ id, target }) => String(id) === asked || target === asked)
  if (!found) throw data({ message: '找不到這個下載分類' }, { status: 404 })
  if (found.id === ASSESSMENTS) throw redirect('/self_study/assessments')
  const category = await orPage(api('GET /api/download/category', { query: { id: found.id } }))
  return {
    categories,
    category,
    chosen: { level_no: searchParams.get('level_no'), dialect_id: searchParams.get('dialect_id') },
  }
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(
    loaderData?.category ? `${loaderData.category.title}下載` : '教材下載',
    '課本、教師手冊、補充教材、教案和學習評量，選好級別和腔調就能下載。',
  )

const ZONE = '教材下載'

export default function DownloadPage({ loaderData }: Route.ComponentProps) {
  const { categories, category, chosen } = loaderData
  if (!category) {
    return (
      <>
        <PageBanner title={ZONE} lead="選一種教材，找到你的級別和腔調" crumbs={[{ label: ZONE }]} />
        <CategoryGrid categories={categories} />
      </>
    )
  }
  return (
    <>
      <PageBanner
        typed
        title={category.title}
        lead={category.description}
        crumbs={[{ label: ZONE, to: '/download' }, { label: category.title }]}
        picture={category.id === CLASSROOM ? '/images/page-banner-classroom.svg' : undefined}
      />
      <div className="wrap pb-14">
        <CategoryNav categories={categories} current={category.id} />
        <CategoryBlock key={category.id} category={category} chosen={chosen} />
      </div>
    </>
  )
}
