import { contentTypes, types } from '#domain/choices'
import { typeIcons } from '../layout/type-cards.tsx'

/** The content types and what Tonewise looks for in each. */
export function KindsOfText() {
  return (
    <section aria-labelledby="types">
      <h2 className="big" id="types">
        Content types
      </h2>
      <ul className="three">
        {contentTypes.map((type) => {
          const Icon = typeIcons[type]
          return (
            <li className="sheet" key={type}>
              <Icon aria-hidden="true" />
              <h3>{types[type].name}</h3>
              <p>{types[type].finds}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
