import { cleanReadingSettings } from '#domain/reading-settings'
import { settingParts } from '../programs/reading-tools/setting-groups.ts'

const groups = settingParts.flatMap((part) => part.groups)

/** Every reading setting of the product, in the words of its panel. The choice goes into the address. */
export function SettingBar({ search }: { search: URLSearchParams }) {
  const chosen = cleanReadingSettings(Object.fromEntries(search))
  return (
    <details className="sheet setting-bar" open={Object.keys(chosen).length > 0}>
      <summary>Page color and reading settings</summary>
      <form method="get">
        {groups.map(({ name, label, values }) => (
          <div className="field" key={name}>
            <label htmlFor={`look-${name}`}>{label}</label>
            <select id={`look-${name}`} name={name} defaultValue={chosen[name] ?? values[0]?.[0]}>
              {values.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button type="submit" className="button quiet">
          Show it with these
        </button>
      </form>
    </details>
  )
}
