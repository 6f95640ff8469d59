import { z } from 'zod'
import { contentTypes, gradeLevels } from './choices.ts'

/** The schemas of level and content type, apart from their names so that a screen with names loads no validator. */
export const gradeLevelSchema = z.enum(gradeLevels)
export const contentTypeSchema = z.enum(contentTypes)
