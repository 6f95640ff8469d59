/** Whom an article or a video is written for. */
export const audiences = ['parents', 'teachers', 'students'] as const
export type Audience = (typeof audiences)[number]

export const audienceNames: Record<Audience, string> = {
  parents: 'Parents',
  teachers: 'Teachers',
  students: 'Students',
}

/** The audience that an address asks for with `?audience=`; null shows all. */
export function audienceOf(address: string): Audience | null {
  const asked = new URL(address).searchParams.get('audience')
  return audiences.find((audience) => audience === asked) ?? null
}
