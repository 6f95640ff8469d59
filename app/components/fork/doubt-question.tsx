import type { OpenFork } from './use-fork.ts'

type Props = { open: OpenFork; announce: (text: string) => void }

const replies = {
  same: 'Then you keep your reading. The line stays where you put it.',
  unsure: 'That is fine. You can choose again whenever you like.',
} as const

/** Asks about the lines that speak against the reading; nothing where none does. */
export function DoubtQuestion({ open: { work, act, reading }, announce }: Props) {
  const against = reading?.lines.length ? work.lines.filter(({ speaks }) => speaks === 'against') : []
  if (against.length === 0) return null
  const { afterDoubt } = work
  function give(answer: keyof typeof replies) {
    announce(replies[answer])
    act({ type: 'doubt', afterDoubt: answer })
  }
  return (
    <section className="fork-doubt" aria-labelledby="fork-doubt-heading">
      <h3 id="fork-doubt-heading">{doubtOf(against.map(({ number }) => number))}</h3>
      <div className="row">
        <Answer name="No" isPressed={afterDoubt === 'same'} onPress={() => give('same')} />
        <button type="button" className="button quiet" onClick={() => act({ type: 'choose again' })}>
          Yes, choose again
        </button>
        <Answer name="I am not sure" isPressed={afterDoubt === 'unsure'} onPress={() => give('unsure')} />
      </div>
      {afterDoubt && <p>{replies[afterDoubt]}</p>}
    </section>
  )
}

function Answer({ name, isPressed, onPress }: { name: string; isPressed: boolean; onPress: () => void }) {
  return (
    <button type="button" className="button quiet" aria-pressed={isPressed} onClick={onPress}>
      {name}
    </button>
  )
}

function doubtOf(numbers: readonly number[]): string {
  const [last, ...before] = [...numbers].reverse()
  if (before.length === 0) return `Line ${last} speaks against your reading. Does it change it?`
  return `Lines ${before.reverse().join(', ')} and ${last} speak against your reading. Do they change it?`
}
