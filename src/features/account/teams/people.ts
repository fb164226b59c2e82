/** The noun of people in a team, for counting. */
export const PEOPLE = ['участник', 'участника', 'участников'] as const;
