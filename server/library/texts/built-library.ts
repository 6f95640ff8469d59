import { compiledFile } from './compiled-readings.ts'

/** The file of the build that holds every reading; null in development, where the code that checks them changes. */
export const builtLibrary = process.env.NODE_ENV === 'production' ? compiledFile : null
