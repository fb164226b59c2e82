import { summariseResearch, type ResearchSummary } from '#src/domain/research/research.ts';
import { research } from '#src/samples/research.ts';

export const few = research.map(summariseResearch);
/** How many a long list has. */
export const COUNT = 10_000;
/** The sample's studies over and over, each with a title of its own. */
export const many = Array.from({ length: COUNT }, (_, index) => {
  const study = few[index % few.length] as ResearchSummary;
  return { ...study, id: `study-${index}`, title: `${index + 1}. ${study.title}` };
});
