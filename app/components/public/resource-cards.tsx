import { BookOpen, Clapperboard, LibraryBig, ListChecks } from '../layout/icons.tsx'

const resources = [
  {
    href: '/articles-resources/features',
    name: 'Features',
    line: 'What Tonewise does at each level and for each kind of text.',
    Icon: ListChecks,
  },
  {
    href: '/articles-resources/blogs',
    name: 'Blogs & Articles',
    line: 'Steps and worked examples for parents, teachers and students.',
    Icon: BookOpen,
  },
  {
    href: '/articles-resources/videos',
    name: 'Videos',
    line: 'Short films that show Tonewise at work, each with a transcript.',
    Icon: Clapperboard,
  },
  {
    href: '/library',
    name: 'Library',
    line: 'Texts that schools read, each with its tone, its clues and answers.',
    Icon: LibraryBig,
  },
]

/** The four pages of the articles and resources area. */
export function ResourceCards() {
  return (
    <ul className="cards places">
      {resources.map(({ href, name, line, Icon }) => (
        <li key={href}>
          <a className="card" href={href}>
            <Icon />
            <h2>{name}</h2>
            <p>{line}</p>
          </a>
        </li>
      ))}
    </ul>
  )
}
