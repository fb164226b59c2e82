import type { ComponentType } from 'react';

export interface NavItem {
  /** Path of the route. */
  readonly href: string;
  /** Name, as the section calls itself. */
  readonly label: string;
  /** Decorative icon. */
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Whether the present path is exactly this one. */
  readonly current: boolean;
}
