import { data } from 'react-router'
import { NotFoundInBlog } from '#components/not-found-in-blog'
import { catalogue } from '#domain/errors'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/blog-category'

export const handle = { isStatic: true }

/** There are no categories yet, so every address of one is unknown. */
export function loader() {
  return data(null, 404)
}

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: `Error: ${catalogue.category_not_found.sentence}, Tonewise`,
    path: location.pathname,
    description: catalogue.category_not_found.next,
    noIndex: true,
  })
}

export default function BlogCategory() {
  return <NotFoundInBlog code="category_not_found" />
}
