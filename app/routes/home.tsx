import { useSearchParams } from 'react-router'
import { LevelCards } from '#components/level-cards'
import { LostNotice } from '#components/lost-notice'
import { PageHead } from '#components/page-head'

export function meta() {
  return [{ title: 'Choose Your Reading Level, Tonewise' }]
}

export default function Home() {
  const [search] = useSearchParams()
  return (
    <>
      <LostNotice isLost={search.has('lost')} />
      <PageHead title="Choose Your Reading Level" line="Step 1 of 3. You can change it at any time." />
      <LevelCards base="/grade" />
      <p className="after">
        <a href="/articles-resources">Articles &amp; Resources</a>
      </p>
    </>
  )
}
