import { accountRoutes } from '../accounts/account-routes.ts'
import { familyRoutes } from '../accounts/children/family-routes.ts'
import { linkRoutes } from '../accounts/links/link-routes.ts'
import { profileRoutes } from '../accounts/profile-routes.ts'
import { readingSettingsRoutes } from '../accounts/reading-settings-routes.ts'
import { analysisRoutes } from '../analysis/analysis-routes.ts'
import { billingRoutes } from '../billing/billing-routes.ts'
import { practiceRoutes } from '../billing/practice/practice-routes.ts'
import { checkInRoutes } from '../conversations/check-in-routes.ts'
import { conversationRoutes } from '../conversations/conversation-routes.ts'
import { draftRoutes } from '../conversations/drafts/draft-routes.ts'
import { myReadingRoutes } from '../conversations/my-reading-routes.ts'
import { createRoutes } from '../http/route.ts'
import { feedbackRoutes } from '../mail/feedback/feedback-routes.ts'
import { newsletterRoutes } from '../mail/newsletter/newsletter-routes.ts'
import { privacyRoutes } from '../privacy/privacy-routes.ts'
import type { Services } from './app-context.ts'

/** The calls of each area. */
export function createApi(services: Services) {
  return createRoutes()
    .route('/', accountRoutes(services))
    .route('/', linkRoutes(services))
    .route('/', profileRoutes(services))
    .route('/', analysisRoutes(services))
    .route('/', billingRoutes(services))
    .route('/', conversationRoutes(services))
    .route('/', checkInRoutes(services))
    .route('/', myReadingRoutes(services))
    .route('/', draftRoutes(services))
    .route('/', familyRoutes(services))
    .route('/', feedbackRoutes(services))
    .route('/', newsletterRoutes(services))
    .route('/', practiceRoutes(services))
    .route('/', readingSettingsRoutes(services))
    .route('/', privacyRoutes(services))
}

/** Every call with what it takes and answers, as the app's own client is typed by. */
export type Api = ReturnType<typeof createApi>
