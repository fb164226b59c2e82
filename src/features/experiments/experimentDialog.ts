/** Which form or dialog lies over the open experiment. */
export type ExperimentDialog = 'launch' | 'round' | 'details' | 'finish' | 'edit';
