import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The spec's route table, row for row. */
export default [
  index('routes/public/landing.tsx'),
  route('auth', 'routes/public/auth.tsx'),
  route('auth/forgot', 'routes/public/links/forgot.tsx'),
  route('auth/reset', 'routes/public/links/reset.tsx'),
  route('auth/confirm', 'routes/public/links/confirm.tsx'),
  route('auth/adult', 'routes/public/links/adult.tsx'),
  route('auth/email', 'routes/public/links/email.tsx'),

  layout('routes/signed-in.tsx', [
    route('home', 'routes/home.tsx'),
    route('grade/:gradeLevel', 'routes/grade.tsx'),
    route('reader/:gradeLevel/:contentType', 'routes/reader.tsx'),
    route('account', 'routes/account.tsx'),
    route('account/children/:childId', 'routes/family/child.tsx'),
    route('account/children/:childId/:conversationId', 'routes/family/conversation.tsx'),
    route('ask-your-grown-up', 'routes/family/ask.tsx'),
  ]),

  route('admin', 'routes/admin/admin.tsx', [
    index('routes/admin/overview.tsx'),
    route('ai-reader', 'routes/admin/ai-service.tsx'),
    route('feedback', 'routes/admin/feedback.tsx'),
    route('instructions', 'routes/admin/instructions.tsx'),
    route('instructions/:id', 'routes/admin/instruction.tsx'),
  ]),

  layout('routes/demo/demo.tsx', [
    route('demo', 'routes/demo/level.tsx'),
    route('demo/grade/:gradeLevel', 'routes/demo/grade.tsx'),
    route('demo/reader/:gradeLevel/:contentType', 'routes/demo/reader.tsx'),
  ]),

  route('features', 'routes/public/features.tsx'),
  route('articles-resources/features', 'routes/public/features.tsx', { id: 'resources-features' }),
  route('about', 'routes/public/about.tsx'),
  route('articles-resources', 'routes/public/resources.tsx'),
  route('articles-resources/blogs', 'routes/public/articles.tsx'),
  route('articles-resources/videos', 'routes/public/videos.tsx'),
  route('articles-resources/videos/:id', 'routes/public/video.tsx'),
  route('blog', 'routes/public/blog.tsx'),
  route('blog/category/:category', 'routes/public/blog-category.tsx'),
  route('blog/rss.xml', 'routes/public/blog-feed.ts'),
  route('blog/:slug', 'routes/public/blog-post.tsx'),
  route('library', 'routes/public/library.tsx'),
  route('library/:slug', 'routes/public/library-text.tsx'),
  route('on-this-device', 'routes/public/on-this-device.tsx'),
  route('newsletter/:step', 'routes/public/newsletter.tsx'),
  route('api', 'routes/public/api.tsx'),
  route('accessibility', 'routes/public/accessibility.tsx'),
  route('children', 'routes/public/children.tsx'),
  route('terms', 'routes/public/terms.tsx'),
  route('privacy', 'routes/public/privacy.tsx'),

  route('practice/checkout/:id', 'routes/practice/checkout.tsx'),
  route('practice/portal/:id', 'routes/practice/portal.tsx'),

  // For the people who build Tonewise: every component in every state.
  ...(process.env.NODE_ENV === 'development'
    ? [route('components/:state?', 'component-page/component-page.tsx')]
    : []),

  route('*', 'routes/catch-all.ts'),
] satisfies RouteConfig
