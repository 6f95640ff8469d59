import type { ReactNode } from 'react'
import { AccountPart } from '#components/account/account-part'
import { BillingTab } from '#components/account/billing-tab'
import { DeletePart } from '#components/account/delete-part'
import { TypedField } from '#components/account/typed-field'
import { errorBody } from '#domain/errors'
import type { Family } from '../state.ts'
import '../../styles/account.css'

export const account: Family = {
  title: 'Account and plans',
  states: [
    {
      name: 'plans-trial',
      title: 'Plans in the free trial',
      about: 'Three cards of one size. Each says what is paid today.',
      show: ({ billing }) => <BillingTab billing={billing.trial} />,
    },
    {
      name: 'plans-pro',
      title: 'Plans with Pro',
      about: 'The plan that is held has a badge; what cancelling does stands above.',
      show: ({ billing }) => <BillingTab billing={billing.pro} />,
    },
    {
      name: 'plans-failed',
      title: 'Plans that could not be read',
      about: 'The plan now stays.',
      show: ({ billing }) => <BillingTab billing={billing.failed} />,
    },
    {
      name: 'account-problem',
      title: 'A form of the account with a problem',
      about: 'What happened, what is safe, and a link to the box.',
      show: () => (
        <Tab>
          <EmailProblem />
        </Tab>
      ),
    },
    {
      name: 'account-delete',
      title: 'Asked once more before deleting',
      about: 'The question takes focus.',
      show: () => (
        <Tab>
          <DeletePart
            id="delete-all"
            title="Delete the history"
            what="This deletes all your conversations and drafts at once."
            begin="Delete all history"
            confirm="Delete all history now"
            send={() => Promise.reject(new Error('This page sends nothing.'))}
            viewerKey="component-page"
            withPassword
          />
        </Tab>
      ),
      press: ['[aria-controls="delete-all-confirm"]'],
    },
  ],
}

/** In the account, each part is under the heading of its tab. */
function Tab({ children }: { children: ReactNode }) {
  return (
    <div className="stack">
      <h2>Profile</h2>
      {children}
    </div>
  )
}

const problem = errorBody('fields_wrong', {
  fields: { email: 'Type an email address, such as name@example.org.' },
})

function EmailProblem() {
  return (
    <AccountPart id="email" title="Email" problem={problem} heading={{ current: null }} message="">
      <TypedField
        part="email"
        name="email"
        label="New email"
        kind="email"
        value="maya@"
        onChange={() => undefined}
        problem={problem}
      />
    </AccountPart>
  )
}
