import { limits } from '#domain/limits'
import { listModels } from './ask-service.ts'

/** A service that answers on this machine, and how many models it lists. */
export type LocalService = { name: string; baseUrl: string; models: number }

/** Where these programs listen when nobody chose another port. */
const usual = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
]

/** Asks the usual loopback addresses, all at once. To be called only when somebody asked for it. */
export async function findLocalServices(addresses = usual): Promise<LocalService[]> {
  const found = await Promise.all(
    addresses.map(async ({ name, baseUrl }) => {
      const address = { kind: 'openai-compatible', baseUrl, reach: 'loopback' } as const
      const list = await listModels(address, limits.modelList.localTime)
      return 'models' in list ? [{ name, baseUrl, models: list.models.length }] : []
    }),
  )
  return found.flat()
}
