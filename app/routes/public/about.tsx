import { ContactLine } from '#components/layout/contact-line'
import { PageLead } from '#components/public/page-lead'
import { StartTrial } from '#components/public/start-trial'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/about'
import '../../styles/public.css'

export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  return { supportEmail: context.get(appContext).settings.SUPPORT_EMAIL ?? null }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'About, Tonewise',
    path: '/about',
    description:
      'Why Tonewise was built, what it stands for and how to reach the people who run it. It shows which words carry the tone.',
  })
}

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageLead title="About">
        Tonewise shows students which words carry the tone of a text, and how to find them on their own.
      </PageLead>
      <div className="prose article-width">
        <h2>The story</h2>
        <p>
          In many lessons a teacher asks: “What is the tone of this poem?” Some students see it at once.
          Others read every word and still cannot say it. Then they hear the answer: “It is bitter.” The
          answer names the tone. It does not show where the tone is.
        </p>
        <p>
          Many of these students are autistic, or they are new to the language, or they read literally. For
          them the missing part is the way from the words to the feeling. Tonewise was built to show that way.
        </p>
        <h2>Why it was built this way</h2>
        <ul>
          <li>
            <strong>First the words, then the feeling.</strong> Each claim points at words in the text. You
            can check it.
          </li>
          <li>
            <strong>The same five steps each time.</strong> You know what comes next, so you can think about
            the text.
          </li>
          <li>
            <strong>“The text does not say” is an answer.</strong> Tonewise says when the words do not settle
            a question.
          </li>
          <li>
            <strong>A literal reading is a reasonable reading.</strong> Tonewise shows both what words say and
            what they mean there.
          </li>
          <li>
            <strong>The last step is yours.</strong> Step 5 says how you can find this yourself.
          </li>
        </ul>
        <h2>The mission</h2>
        <p>
          Every student can learn to read tone, emotion and meaning. They need plain words, enough time and
          someone who shows their reasoning. We want that help to be there for every student, at school and at
          home.
        </p>
        <h2>What we promise</h2>
        <ul>
          <li>The built-in reader, your history, your downloads and the reading settings stay free.</li>
          <li>There is no advertising. Nothing about you is sold.</li>
          <li>We never ask for a diagnosis, and we never guess one.</li>
          <li>Tonewise is a program. It never claims to be a person.</li>
          <li>
            We say what we do not know, on this page and in the{' '}
            <a href="/accessibility">accessibility statement</a>.
          </li>
        </ul>
        <h2>What research tells us</h2>
        <ul>
          <li>
            Autism alone does not predict trouble with reading. Knowledge of words predicts a large part of it
            (Brown, Oram-Cardy and Johnson, 2013, a review of 36 studies). So Tonewise explains hard words,
            too.
          </li>
          <li>
            It helped autistic students when a text showed whom each “he”, “she” and “it” meant (O’Connor and
            Klein, 2004, 20 students). So step 1 says what happens before anything is interpreted. A text of
            our library is told again in plain sentences. Some of them name the person where the text says
            only “he” or “she”.
          </li>
          <li>
            In a study with nearly 1,000 high-school students, a chatbot that gave answers made later tests
            worse. One that gave hints mostly avoided this (Bastani and others, 2025). So Tonewise explains a
            text and does not write your essay.
          </li>
        </ul>
        <p>
          Most studies with autistic readers are small. We do not know yet how well Tonewise itself helps.
        </p>
        <h2>Where we are</h2>
        <p>
          Tonewise serves Augusta, GA &amp; beyond. It is in English. We test it in Chromium, the browser that
          Chrome and Edge are built on.
        </p>
        <p>
          Programs can use Tonewise, too. The <a href="/api">API page</a> says how.
        </p>
        <ContactLine supportEmail={loaderData.supportEmail} />
      </div>
      <StartTrial />
    </>
  )
}
