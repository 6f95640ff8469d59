import type { ExportedFile } from '#domain/exports'

/** Downloads a file through the browser. */
export function downloadFile({ name, type, text }: ExportedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
