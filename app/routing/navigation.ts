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

import { PATHS, ROUTE_LABELS, type RouteName } from './paths.ts';

const ICONS: Readonly<Record<RouteName, NavItem['icon']>> = {
  research: BookOpenText,
  chat: MessageSquareText,
  onboarding: Signpost,
  vision: Eye,
  strategy: Compass,
  tactics: Route,
  experiments: FlaskConical,
  audiences: UsersRound,
  account: UserRound,
};

/** Links for the navigation; the current one is the one whose path matches exactly (R11). */
export function navItems(routes: readonly RouteName[], pathname: string): readonly NavItem[] {
  return routes.map((name) => ({
    href: PATHS[name],
    label: ROUTE_LABELS[name],
    icon: ICONS[name],
    current: PATHS[name] === pathname,
  }));
}
