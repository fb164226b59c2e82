import {
  BookOpenText,
  Compass,
  Eye,
  FlaskConical,
  MessageSquareText,
  Route,
  Signpost,
  UserRound,
  UsersRound,
} from 'lucide-react';

import type { NavItem } from '#src/features/shell/nav.ts';

/** Links of the top bar in their fixed order (R11). The app has its own list; stories must not see it. */
const TOP: readonly Omit<NavItem, 'current'>[] = [
  { href: '/vision', label: 'Видение', icon: Eye },
  { href: '/strategy', label: 'Стратегия', icon: Compass },
  { href: '/journey', label: 'Тактика', icon: Route },
  { href: '/experiments', label: 'Эксперименты', icon: FlaskConical },
  { href: '/', label: 'Исследования', icon: BookOpenText },
  { href: '/audiences', label: 'Аудитории', icon: UsersRound },
  { href: '/profile', label: 'Профиль', icon: UserRound },
];

const RAIL: readonly Omit<NavItem, 'current'>[] = [
  { href: '/chat', label: 'Ассистент', icon: MessageSquareText },
  { href: '/onboarding', label: 'Знакомство', icon: Signpost },
  ...TOP,
];

const at = (links: readonly Omit<NavItem, 'current'>[], path: string): readonly NavItem[] =>
  links.map((link) => ({ ...link, current: link.href === path }));

/** The top bar's seven links, as on a path. */
export const topItems = (path: string): readonly NavItem[] => at(TOP, path);

/** The rail's nine links, as on a path. */
export const railItems = (path: string): readonly NavItem[] => at(RAIL, path);

/** Names of links, top to bottom. */
export const labelsOf = (links: readonly NavItem[]): readonly string[] => links.map(({ label }) => label);
