import { type ModelService, nameService, warningOf } from '../../model-service.ts'
import type { Choice } from './apply-choice.ts'

/** What the page says of the choice that holds, and which buttons it has. */
export type ChoiceWords = { lines: string[]; isSet: boolean; mayChange: boolean; mayStayWithout: boolean }

const builtIn = 'Our library and the built-in reader answer every question.'
const sendsNothing = `${builtIn} No text leaves this server.`

/** `files`: the model files that can be used on this machine. */
export function describeChoice(choice: Choice, files: readonly string[] = []): ChoiceWords {
  if ('service' in choice) {
    const { service, kind } = choice
    const warning = warningOf(service)
    const now = [nowOf(service, files), ...(warning ? [warning] : [])]
    return kind === 'environment'
      ? {
          lines: [...now, 'The environment of this installation says so. It can be changed only there.'],
          isSet: true,
          mayChange: false,
          mayStayWithout: false,
        }
      : {
          lines: [...now, 'To use another one, set it up below.'],
          isSet: true,
          mayChange: true,
          mayStayWithout: true,
        }
  }
  const words = { isSet: false, mayChange: true, mayStayWithout: choice.kind !== 'without' }
  if (choice.kind === 'unknown')
    return {
      ...words,
      lines: ['The database did not answer. Load this page again.'],
      mayChange: false,
      mayStayWithout: false,
    }
  if (choice.kind === 'unreadable') {
    return {
      ...words,
      lines: [
        'An AI service was set up, but its key can’t be read: AUTH_SECRET has changed since.',
        `Set the service up again. Until then: ${builtIn}`,
      ],
    }
  }
  return {
    ...words,
    lines: [
      sendsNothing,
      choice.kind === 'without'
        ? 'You chose to stay without an AI service. You can still set one up.'
        : 'You can set up an AI service, or stay without.',
    ],
  }
}

function nowOf(service: ModelService, files: readonly string[]): string {
  const { kind, model } = service
  if (kind !== 'model-file') return `Questions are answered by the model ${model} at ${nameService(service)}.`
  return files.includes(model)
    ? `Questions are answered by the model file ${model} on this server. No text leaves it.`
    : `The model file ${model} was chosen, but it is not on this server any more. Until it is added again: ${builtIn}`
}
