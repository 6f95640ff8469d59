import { useEffect } from 'react'
import { AnswerStatus } from '#components/analysis/answer-status'
import { ConfirmNew } from '#components/analysis/confirm-new'
import { DemoBanner } from '#components/layout/demo-banner'
import { NoModelLine } from '#components/layout/no-model-line'
import { NotFoundNotice } from '#components/layout/not-found-notice'
import { ProblemPage } from '#components/layout/problem-page'
import { DeleteDeviceData } from '#components/on-device/delete-device-data'
import { DemoLimitNotice, DemoLimitPanel } from '#components/result/demo-limit'
import { errorBody } from '#domain/errors'
import { emptyState } from '../../components/conversation/analysis-state.ts'
import type { Family } from '../state.ts'
import '../../styles/on-device.css'

const nothing = () => undefined

export const notices: Family = {
  title: 'Notices',
  states: [
    {
      name: 'notices',
      title: 'Notices',
      about: 'The demo, a page that was not found, the limit, no AI model. Last: a part that did not load.',
      show: () => (
        <div className="reader stack wide">
          <DemoBanner promptsLeft={2} />
          <NotFoundNotice isLost />
          <DemoLimitPanel />
          <DemoLimitNotice />
          <NoModelLine />
          <p className="caution">A caution, such as one about a name that was typed.</p>
          <MissingPart />
        </div>
      ),
    },
    {
      name: 'offline',
      title: 'Offline',
      about: 'Said once, in the place of the status line.',
      show: () => <Offline />,
    },
    {
      name: 'problem-page',
      title: 'A page that could not be shown',
      about: 'What happened, what to do, one way on.',
      show: () => {
        const { message, next } = errorBody('page_failed')
        return <ProblemPage title={message} next={next} reference="7f3a9c" />
      },
    },
  ],
}

function MissingPart() {
  useEffect(() => void window.dispatchEvent(new Event('vite:preloadError')), [])
  return <AnswerStatus state={emptyState()} status="" onStop={nothing} onRetry={nothing} />
}

/** The browser is asked whether it is offline, so it says so while this shows. */
function Offline() {
  useEffect(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    window.dispatchEvent(new Event('offline'))
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
      window.dispatchEvent(new Event('online'))
    }
  }, [])
  return (
    <div className="reader">
      <AnswerStatus state={emptyState()} status="" onStop={nothing} onRetry={nothing} />
    </div>
  )
}

export const dialogs: Family = {
  title: 'Dialogs',
  states: [
    {
      name: 'dialog-new',
      title: 'Start a new analysis?',
      about: 'Asked only when something would be lost.',
      show: () => (
        <ConfirmNew
          reason="This explanation is not saved yet. Download it first to keep it."
          onConfirm={nothing}
          onCancel={nothing}
        />
      ),
    },
    {
      name: 'dialog-delete',
      title: 'Delete everything here?',
      about: 'Pressed by itself on this page. Deleting does nothing here.',
      show: () => <DeleteDeviceData onDelete={async () => undefined} />,
      press: ['.kept-here .button'],
    },
    {
      name: 'dialog-sign-in',
      title: 'The sign-in window',
      about: 'The window of every page, with the forms of /auth.',
      show: () => (
        <p>
          <a className="button" href="/auth" data-open-auth="sign_in">
            Sign in
          </a>
        </p>
      ),
      press: ['[data-open-auth]'],
    },
  ],
}
