import type { TextLine } from '../../domain/boards/cardText.ts';

export interface TextRunsProps {
  /** The line in runs, plain and strong. */
  line: TextLine;
}

/** A line of text with its strong words, drawn as elements: never as HTML. */
export function TextRuns({ line }: TextRunsProps) {
  // Runs have no names of their own: only their position tells them apart.
  const runs = line.map(({ text, strong }, at) => ({ text, strong, key: `${at}` }));
  return <>{runs.map(({ text, strong, key }) => (strong ? <strong key={key}>{text}</strong> : text))}</>;
}
