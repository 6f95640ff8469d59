/** Adds a stylesheet to the page, marked with a name if one is given. Resolves when it has loaded or failed to. */
export function loadStyle(href: string, name?: string): Promise<unknown> {
  return new Promise((resolve) => {
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = href
    if (name) style.dataset[name] = ''
    style.onload = resolve
    style.onerror = resolve
    document.head.append(style)
  })
}
