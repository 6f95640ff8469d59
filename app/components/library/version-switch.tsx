type Props = { isFull: boolean }

/** Chooses the version of every explanation on the page. Styles alone show and hide, so it works without a script. */
export function VersionSwitch({ isFull }: Props) {
  return (
    <fieldset className="switch">
      <legend>Explanations</legend>
      <label className="choice">
        <input type="radio" name="version" id="version-plain" defaultChecked={!isFull} />
        In short sentences
      </label>
      <label className="choice">
        <input type="radio" name="version" id="version-full" defaultChecked={isFull} />
        For high school and college
      </label>
    </fieldset>
  )
}
