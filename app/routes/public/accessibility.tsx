import { ContactLine } from '#components/layout/contact-line'
import { PageLead } from '#components/public/page-lead'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/accessibility'
import '../../styles/public.css'

export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  return { supportEmail: context.get(appContext).settings.SUPPORT_EMAIL ?? null }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Accessibility statement, Tonewise',
    path: '/accessibility',
    description:
      'What Tonewise does so that everyone can use it, what was tested and how, what is not tested yet, and how to tell us.',
  })
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageLead title="Accessibility statement">Written on November 21, 2026.</PageLead>
      <article className="prose article-width">
        <h2>In short</h2>
        <ul>
          <li>Our aim is WCAG 2.2, all rules of level A and AA, and most rules of level AAA.</li>
          <li>Automated tests check this on every change. The tests we have find no fault.</li>
          <li>
            <strong>No autistic student has tested Tonewise for us yet.</strong> So we do not say that it is
            “autism-friendly”.
          </li>
          <li>If something does not work for you, write to us. The address is at the end.</li>
        </ul>
        <h2>What you can expect</h2>
        <ul>
          <li>Every part works with a keyboard. You always see where you are.</li>
          <li>Buttons and cards are at least 44 pixels high.</li>
          <li>Text against its background has a contrast of 7 to 1 or more.</li>
          <li>The page fits a width of 320 pixels, and text can be twice as large.</li>
          <li>Nothing moves, speaks or plays by itself. There is no countdown.</li>
          <li>Each error says what happened, whether your text is safe, and what to do next.</li>
          <li>An explanation has the same headings in the same order each time.</li>
          <li>
            A screen reader hears when an explanation starts and when it is ready. It is not interrupted by
            each new word.
          </li>
          <li>Public pages work without scripts.</li>
        </ul>
        <h2>How we tested</h2>
        <ul>
          <li>Each page with axe-core 4.14.1, all rules, in a light and a dark theme, in Chromium.</li>
          <li>Each kind of page in every page color, with motion allowed and with reduced motion.</li>
          <li>
            Each page at 320, 360, 768 and 1,280 pixels, with text at 200 percent and with forced colors.
          </li>
          <li>
            Scripted walk-throughs as four different readers. The first uses the keyboard alone. The second
            uses large and wide text. The third takes a break of 30 minutes. The fourth uses names and roles,
            as a screen reader does.
          </li>
          <li>The wording of our articles, with formulas for sentence length and school grade.</li>
        </ul>
        <h2>What is not tested</h2>
        <ul>
          <li>
            No panel of autistic students or their teachers has used it. We plan one and will say what they
            found.
          </li>
          <li>
            Nobody has tested it with a screen reader such as NVDA, JAWS or VoiceOver. Our tests only read the
            same tree of names and roles.
          </li>
          <li>
            The automated tests run in Chromium. In Firefox and in WebKit, the engine of Safari, we only try
            the main screens. Nobody has tried a real iPad.
          </li>
          <li>No program can tell whether a page feels calm or whether the words for feelings are right.</li>
        </ul>
        <h2>What does not work yet</h2>
        <ul>
          <li>Words of another language in an explanation are not marked as such for a screen reader.</li>
          <li>Our videos have captions and a transcript, but no sign language and no audio description.</li>
          <li>
            A PDF that is a picture of text cannot be read. Choose a screenshot of the page, or type the text.
          </li>
          <li>Reading aloud needs a voice installed in your browser or system. Some have none.</li>
        </ul>
        <h2>Tell us</h2>
        <p>
          Say which page it was, what you wanted to do and what happened. You do not have to tell us anything
          about yourself.
        </p>
        <ContactLine supportEmail={loaderData.supportEmail} />
      </article>
    </>
  )
}
