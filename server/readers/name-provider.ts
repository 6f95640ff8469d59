import type { Settings } from '../env.ts'
import { nameService } from '../model-service/model-service.ts'

/** The AI service of the settings as people read it, with its host; null when the built-in reader is the only one. */
export function nameProvider({ modelService }: Settings): string | null {
  return modelService && nameService(modelService)
}
