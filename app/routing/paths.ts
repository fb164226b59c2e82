/** Path of every route (R10). None has parameters: filters and open items live in the query (R12). */
export const PATHS = {
  research: '/',
  chat: '/chat',
  onboarding: '/onboarding',
  vision: '/vision',
  strategy: '/strategy',
  tactics: '/journey',
  experiments: '/experiments',
  audiences: '/audiences',
  account: '/profile',
} as const;

export type RouteName = keyof typeof PATHS;

/** Names of the sections as the navigation shows them. */
export const ROUTE_LABELS: Readonly<Record<RouteName, string>> = {
  research: 'Исследования',
  chat: 'Ассистент',
  onboarding: 'Знакомство',
  vision: 'Видение',
  strategy: 'Стратегия',
  tactics: 'Тактика',
  experiments: 'Эксперименты',
  audiences: 'Аудитории',
  account: 'Профиль',
};

/** Links of the top bar, in order (R11). */
export const TOP_ROUTES: readonly RouteName[] = [
  'vision',
  'strategy',
  'tactics',
  'experiments',
  'research',
  'audiences',
  'account',
];

/** Links of the rail and the phone's sheet: the assistant, the introduction and the seven (R11). */
export const RAIL_ROUTES: readonly RouteName[] = ['chat', 'onboarding', ...TOP_ROUTES];
