export type PromptVersion = { version: number; text: string; savedAt: string; savedBy: string }

/** Every version of this instruction. Restoring makes a new version, so nothing is lost. */
export function InstructionVersions({ current, versions }: { current: number; versions: PromptVersion[] }) {
  return (
    <section className="stack" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      {versions.length === 0 ? <p>Nobody has changed this text.</p> : null}
      <ul className="stack admin-messages">
        {versions.map(({ version, text, savedAt, savedBy }) => (
          <li key={version} className="sheet stack">
            <h3>
              Version {version}
              {version === current ? ', in use' : ''}
            </h3>
            <p>
              {savedAt}, {savedBy}
            </p>
            <details className="admin-text">
              <summary>Text of version {version}</summary>
              <pre>{text}</pre>
            </details>
            {version === current ? null : (
              <form method="post">
                <input type="hidden" name="version" value={current} />
                <input type="hidden" name="restored" value={version} />
                <button type="submit" name="intent" value="restore" className="button quiet">
                  Restore version {version}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
