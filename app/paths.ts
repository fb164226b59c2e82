/** Path of every route (specification §2). None has parameters: filters and open items live in the query (decision 17). */
export const PATHS = {
  research: '/',
  chat: '/chat',
  onboarding: '/onboarding',
  vision: '/vision',
  strategy: '/strategy',
  journey: '/journey',
  experiments: '/experiments',
  audiences: '/audiences',
  profile: '/profile',
} as const;

/** Name of a route. */
export type RouteName = keyof typeof PATHS;

/** Names of the sections as the navigation shows them (specification §2). */
export const ROUTE_LABELS: Readonly<Record<RouteName, string>> = {
  research: 'Исследования',
  chat: 'Ассистент',
  onboarding: 'Знакомство',
  vision: 'Видение',
  strategy: 'Стратегия',
  journey: 'Тактика',
  experiments: 'Эксперименты',
  audiences: 'Аудитории',
  profile: 'Профиль',
};

/** Links of the top bar, in order (specification §2). */
export const TOP_ROUTES: readonly RouteName[] = [
  'vision',
  'strategy',
  'journey',
  'experiments',
  'research',
  'audiences',
  'profile',
];

/** Links of the rail and the phone's sheet: the assistant, the introduction and the seven (decision 16). */
export const RAIL_ROUTES: readonly RouteName[] = ['chat', 'onboarding', ...TOP_ROUTES];
