import { NoModelLine } from '#components/layout/no-model-line'
import { LevelAnswers } from '#components/public/level-answers'
import { MarkedExample } from '#components/public/marked-example'
import { PageLead } from '#components/public/page-lead'
import { StartTrial } from '#components/public/start-trial'
import { hasModel } from '#server/env'
import { levelExcerpts } from '#server/library/level-excerpts'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { appContext } from '#server/main/app-context'
import { featuresPoem } from '../../components/public/library-examples.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/features'
import '../../styles/public.css'
import { contentTypes, types } from '#domain/choices'
import { typeIcons } from '../../components/layout/type-cards.tsx'

export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  return {
    hasModel: hasModel(context.get(appContext).settings),
    excerpts: levelExcerpts(readAnnotatedTexts()),
    poem: featuresPoem(readAnnotatedTexts()),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Features, Tonewise',
    path: '/features',
    description:
      'What Tonewise does at each level and for each kind of text: marks in the passage, five fixed steps, checked quotations.',
  })
}

export default function Features({ loaderData: { hasModel, excerpts, poem } }: Route.ComponentProps) {
  return (
    <>
      <PageLead title="Features">
        You choose a level and a kind of text. You ask a question. Tonewise explains the text and shows which
        words carry the tone.
      </PageLead>
      <LevelAnswers {...excerpts} />
      <section aria-labelledby="analysis">
        <h2 className="big" id="analysis">
          AI text analysis
        </h2>
        <p className="measure">
          Paste a passage, or choose a file or a photo of a page. It is read in your browser. The explanation
          looks for tone, mood, themes and literary devices. For what it finds, it shows you the words.
        </p>
        {hasModel ? null : <NoModelLine />}
        <MarkedExample {...poem} />
        <ul className="ticks">
          <li>
            <strong>Five steps, always the same.</strong> What the text says, clues in the words, feelings and
            tone, what it may mean, how to find this yourself.
          </li>
          <li>
            <strong>Checked quotations.</strong> Every quotation is looked up in your passage. If it is not in
            your text, we say so.
          </li>
          <li>
            <strong>Sure or not sure, in words.</strong> A claim is clear, likely or possible. When the words
            do not settle the tone, Tonewise says that, too.
          </li>
          <li>
            <strong>Simpler or fuller words.</strong> Read the same explanation one level lower or higher.
          </li>
          <li>
            <strong>Questions afterwards.</strong> Ask a follow-up. Earlier explanations stay on the page.
          </li>
        </ul>
      </section>
      <Progress />
      <ReadingTools />
      <KindsOfText />
      <StartTrial />
    </>
  )
}

function ReadingTools() {
  return (
    <section aria-labelledby="tools">
      <h2 className="big" id="tools">
        Reading tools
      </h2>
      <p className="measure">
        They are free for everyone, with or without an account. Press “Reading settings” at the top of a page.
      </p>
      <ul className="ticks">
        <li>
          <strong>Your page.</strong> Choose text size, spacing, line width, font and page color. They change
          passages, explanations and articles.
        </li>
        <li>
          <strong>Read aloud.</strong> Your browser speaks the text, and the place that is read is marked. It
          never starts by itself.
        </li>
        <li>
          <strong>Word help.</strong> Choose a word to see its syllables, a plain meaning if we have one, and
          what Tonewise found there.
        </li>
        <li>
          <strong>Line focus and Focus view.</strong> Show 1, 3 or 5 lines clearly, or hide what is not the
          text.
        </li>
      </ul>
    </section>
  )
}

function Progress() {
  return (
    <div className="pair">
      <section aria-labelledby="progress">
        <h2 className="big" id="progress">
          Progress tracking
        </h2>
        <ul className="ticks">
          <li>
            <strong>Automatic saving.</strong> With an account, every explanation is kept. So is the text that
            you are typing.
          </li>
          <li>
            <strong>History.</strong> Your explanations are sorted by grade and content type, newest first.
          </li>
          <li>
            <strong>Download.</strong> Save a conversation or one message as a text file.
          </li>
        </ul>
      </section>
      <section aria-labelledby="classics">
        <h2 className="big" id="classics">
          Classic literature support
        </h2>
        <ul className="ticks">
          <li>
            <strong>Old words.</strong> Words such as “thou” and “ere” get a plain meaning beside them.
          </li>
          <li>
            <strong>Verse.</strong> For a poem you can show rhyme letters, line numbers and stressed
            syllables.
          </li>
          <li>
            <strong>Words that mean more than they say.</strong> Sayings and comparisons are shown with what
            they say and what they mean.
          </li>
        </ul>
      </section>
    </div>
  )
}

/** The content types and what Tonewise looks for in each. */
function KindsOfText() {
  return (
    <section aria-labelledby="types">
      <h2 className="big" id="types">
        Content types
      </h2>
      <ul className="three">
        {contentTypes.map((type) => {
          const Icon = typeIcons[type]
          return (
            <li className="sheet" key={type}>
              <Icon aria-hidden="true" />
              <h3>{types[type].name}</h3>
              <p>{types[type].finds}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
