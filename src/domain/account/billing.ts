export type PlanId = 'personal' | 'team' | 'department';

/** Ids of the plans, smallest first. */
export const PLAN_IDS = ['personal', 'team', 'department'] as const satisfies readonly PlanId[];

/** A plan and its figures (R54). Money in roubles, VAT included. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly price: number;
  /** Studies, lowest and highest. */
  readonly studies: readonly [number, number];
  readonly respondents: number;
  /** Interviews that the respondents come to, about. */
  readonly interviews: number;
  /** Own interviews on top. */
  readonly ownInterviews: number;
  /** Price of one interview, about. */
  readonly perInterview: number;
  readonly popular: boolean;
}

export const PLANS: readonly Plan[] = [
  {
    id: 'personal',
    name: 'Персональный',
    price: 25_000,
    studies: [1, 2],
    respondents: 50,
    interviews: 10,
    ownInterviews: 15,
    perInterview: 1000,
    popular: false,
  },
  {
    id: 'team',
    name: 'Команда',
    price: 147_000,
    studies: [3, 10],
    respondents: 300,
    interviews: 60,
    ownInterviews: 90,
    perInterview: 980,
    popular: true,
  },
  {
    id: 'department',
    name: 'Департамент',
    price: 450_000,
    studies: [10, 50],
    respondents: 1000,
    interviews: 200,
    ownInterviews: 300,
    perInterview: 900,
    popular: false,
  },
];

export function planOf(id: PlanId): Plan {
  // Every id has its plan: tests/domain/account/balance.test.ts holds that.
  return PLANS.find((plan) => plan.id === id) as Plan;
}

/** The plan that an address names, or null. */
export function readPlanId(text: string | null): PlanId | null {
  return PLAN_IDS.find((id) => id === text) ?? null;
}
