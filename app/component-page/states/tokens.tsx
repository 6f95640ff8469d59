import { useEffect, useState } from 'react'
import tokenStyles from '../../styles/tokens.css?raw'
import { colorPairs, contrast } from '../contrast.ts'
import type { Family } from '../state.ts'

export const tokens: Family = {
  title: 'Design tokens',
  states: [
    {
      name: 'tokens',
      title: 'Colors, sizes and spacing',
      about: 'Read from the page as it stands. Each page color has its own values.',
      show: () => <TokenTables />,
    },
  ],
}

/** The names in the first rule of tokens.css, without their dashes. */
const names = [...(/:root \{([^}]*)\}/u.exec(tokenStyles)?.[1] ?? '').matchAll(/--([\w-]+):/gu)].map(
  ([, name = '']) => name,
)
const sizes = names.filter((name) => name.startsWith('text-'))
const spaces = ['gap', 'round']
const others = ['font', 'shadow']
const colors = names.filter((name) => ![...sizes, ...spaces, ...others].includes(name))

/** The values in force on this page; empty until they have been read. */
function useTokens(): Record<string, string> {
  const [values, setValues] = useState<Record<string, string>>({})
  useEffect(() => {
    const display = () => {
      const style = getComputedStyle(document.documentElement)
      const inForce = (name: string) =>
        colors.includes(name) ? colorInForce(name) : style.getPropertyValue(`--${name}`).trim()
      setValues(Object.fromEntries(names.map((name) => [name, inForce(name)])))
    }
    display()
    const observer = new MutationObserver(display)
    observer.observe(document.documentElement, { attributes: true })
    return () => observer.disconnect()
  }, [])
  return values
}

/** A token names two colors, and the page says which of them is in force: "#22262b". */
function colorInForce(name: string): string {
  const sample = document.body.appendChild(document.createElement('span'))
  sample.style.color = `var(--${name})`
  const parts = getComputedStyle(sample).color.match(/\d+/g) ?? []
  sample.remove()
  return `#${parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
}

function TokenTables() {
  const values = useTokens()
  return (
    <div className="stack wide">
      <ColorTable values={values} />
      <ContrastTable values={values} />
      <section className="stack">
        <h2>Sizes of text</h2>
        {sizes.map((name) => (
          <p key={name} style={{ fontSize: `var(--${name})` }}>
            {name}, {values[name]}: Which words carry the tone?
          </p>
        ))}
      </section>
      <section className="stack">
        <h2>Spacing</h2>
        {spaces.map((name) => (
          <p key={name}>
            {name}, {values[name]} <span className="space-sample" style={{ width: `var(--${name})` }} />
          </p>
        ))}
      </section>
    </div>
  )
}

function ColorTable({ values }: { values: Record<string, string> }) {
  return (
    <section className="stack">
      <h2>Colors</h2>
      <ul className="swatches">
        {colors.map((name) => (
          <li key={name}>
            <span className="swatch" style={{ background: `var(--${name})` }} />
            <span>{name}</span> <span className="small">{values[name]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ContrastTable({ values }: { values: Record<string, string> }) {
  return (
    <section className="stack">
      <h2>Contrast</h2>
      <p>Each line is a pair that a page shows. The last number is the least that the product holds.</p>
      <table className="contrasts">
        <thead>
          <tr>
            <th scope="col">Color</th>
            <th scope="col">On</th>
            <th scope="col">Contrast</th>
            <th scope="col">Least</th>
          </tr>
        </thead>
        <tbody>
          {colorPairs.map(({ color, ground, least }) => {
            const ratio = contrast(values[color] ?? '', values[ground] ?? '')
            return (
              <tr key={`${color} ${ground}`} data-holds={ratio >= least}>
                <th scope="row">
                  <span
                    className="sample"
                    style={{ borderColor: `var(--${color})`, background: `var(--${ground})` }}
                  />{' '}
                  {color}
                </th>
                <td>{ground}</td>
                <td>{Number.isNaN(ratio) ? '' : ratio.toFixed(1)}</td>
                <td>{least}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
