import { data } from 'react-router'
import { NotFoundInBlog } from '#components/not-found-in-blog'
import { catalogue } from '#domain/errors'

export const handle = { isStatic: true }

/** There are no posts yet, so every address of one is unknown. */
export function loader() {
  return data(null, 404)
}

export function meta() {
  return [{ title: `Error: ${catalogue.post_not_found.sentence}, Tonewise` }]
}

export default function BlogPost() {
  return <NotFoundInBlog code="post_not_found" />
}
