import { AdminTable } from '#components/admin/admin-table'
import { ModelForm } from '#components/admin/model-form'
import { ServiceForm } from '#components/admin/service-form'
import { TrialList } from '#components/admin/trial-list'
import type { Fixtures } from '../fixtures.ts'
import type { Family } from '../state.ts'
import '../../styles/admin.css'

const draft = {
  sealed: '',
  name: 'Ollama',
  isFile: false,
  models: ['small', 'large'],
  model: '',
  warning: null,
}

export const admin: Family = {
  title: 'Admin',
  states: [
    {
      name: 'admin-figures',
      title: 'Figures',
      about: 'What this process says of itself. Then an empty table, and a job that was given up.',
      show: (fixtures) => <Figures {...fixtures} />,
    },
    {
      name: 'admin-ai',
      title: 'Setting up an AI service',
      about: 'Nothing is sent from here.',
      show: () => (
        <div className="stack wide">
          <ServiceForm local={[]} hasFiles />
          <ModelForm draft={draft} />
        </div>
      ),
    },
    {
      name: 'admin-trial',
      title: 'A model that was tried',
      about: 'One answer that ended, one that did not.',
      show: ({ doubtfulText: answer }) => {
        const asked = {
          question: 'How does Maya feel about the list?',
          firstWords: 800,
          whole: 9_400,
          dollars: 0.004,
        }
        return (
          <TrialList
            trials={[
              { ...asked, title: 'The list', answer, problem: null, checks: ['The quotations were found.'] },
              {
                ...asked,
                title: 'No answer',
                answer: '',
                problem: 'The service did not answer.',
                checks: [],
                firstWords: null,
                dollars: null,
              },
            ]}
          />
        )
      },
    },
  ],
}

function Figures({ overview, failedJob }: Fixtures) {
  const { kind, failedAt, attempts, lastError } = failedJob
  return (
    <div className="stack wide">
      <AdminTable
        caption="How it runs now"
        none=""
        head={['What', 'Now']}
        rows={overview.running.all.map(({ what, says }) => ({ key: what, cells: [what, says] }))}
      />
      <AdminTable
        caption="Calls of the AI service"
        none="There were no calls."
        head={['Day', 'Calls']}
        rows={[]}
      />
      <AdminTable
        caption="The latest failed jobs"
        none=""
        head={['Kind', 'When', 'Attempts', 'Last error']}
        rows={[{ key: kind, cells: [kind, failedAt, String(attempts), lastError] }]}
      />
    </div>
  )
}
