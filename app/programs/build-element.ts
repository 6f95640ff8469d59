type Attributes = Record<string, string | boolean | undefined>
type Child = Node | string | null

/** An element with attributes and children. `true` sets an empty attribute; `false` and undefined set none. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : value)
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

/** A button with a text; `act` is called on each press. */
export function buildButton(text: string, act: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const button = buildElement('button', { type: 'button', class: 'button quiet', ...attributes }, text)
  button.addEventListener('click', act)
  return button
}
