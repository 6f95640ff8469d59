import { catalogue } from '#domain/errors'

export function NotFoundInBlog({ code }: { code: 'post_not_found' | 'category_not_found' }) {
  return (
    <div className="stack measure after">
      <h1 tabIndex={-1}>{catalogue[code].sentence}</h1>
      <p>{catalogue[code].next}</p>
      <p>
        <a className="button quiet" href="/blog">
          Back to Blog
        </a>
      </p>
    </div>
  )
}
