import type { Family, State } from './state.ts'
import { account } from './states/account.tsx'
import { admin } from './states/admin.tsx'
import { broken, finished, writing, yourTurn } from './states/answers.tsx'
import { controls } from './states/controls.tsx'
import { fork } from './states/fork.tsx'
import { history } from './states/history.tsx'
import { dialogs, notices } from './states/notices.tsx'
import { questionForm } from './states/question-form.tsx'
import { tokens } from './states/tokens.tsx'

export const families: readonly Family[] = [
  tokens,
  controls,
  questionForm,
  writing,
  finished,
  fork,
  broken,
  yourTurn,
  history,
  notices,
  dialogs,
  account,
  admin,
]

export const states: readonly State[] = families.flatMap((family) => family.states)
