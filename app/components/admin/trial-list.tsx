import { formatDollars } from '#domain/dollars'
import type { Trial } from '#server/providers/service/try-service'

/** What a model wrote about three texts, each beside its checks. */
export function TrialList({ trials }: { trials: Trial[] }) {
  return (
    <section className="stack" aria-labelledby="trials">
      <h2 id="trials">What the model wrote</h2>
      {trials.map((trial) => (
        <article key={trial.title} className="sheet stack admin-trial">
          <h3>{trial.title}</h3>
          <p>Question: {trial.question}</p>
          {trial.problem ? <p className="problem">{trial.problem}</p> : null}
          <p>{measures(trial)}</p>
          {trial.checks.length > 0 ? (
            <ul>
              {trial.checks.map((check) => (
                <li key={check}>{check}</li>
              ))}
            </ul>
          ) : null}
          {trial.answer ? (
            <details className="admin-text">
              <summary>The explanation of {trial.title}</summary>
              <pre>{trial.answer}</pre>
            </details>
          ) : null}
        </article>
      ))}
    </section>
  )
}

function measures({ firstWords, whole, dollars }: Trial): string {
  const first = firstWords === null ? 'No words came' : `First words after ${seconds(firstWords)}`
  const cost =
    dollars === null
      ? 'The service didn’t say what it cost.'
      : dollars === 0
        ? 'It cost nothing.'
        : dollars < 0.01
          ? 'It cost less than a cent.'
          : `It cost about ${formatDollars(dollars)}.`
  return `${first}, all of it after ${seconds(whole)}. ${cost}`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} seconds`
}
