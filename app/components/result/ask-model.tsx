type Props = { isDemo: boolean; onAsk: () => void }

/** Under a written answer of the library: the way to ask the model the same question. */
export function AskModel({ isDemo, onAsk }: Props) {
  return (
    <p className="row ask-model">
      <button type="button" className="button quiet" onClick={onAsk}>
        Ask the AI reader
      </button>
      <span className="small">{`An AI model answers the same question. It can be wrong. ${isDemo ? 'It uses one prompt.' : 'It uses one of your AI answers for today.'}`}</span>
    </p>
  )
}
