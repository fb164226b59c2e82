import type { Interview } from '../../domain/chat/interview.ts';
import { ordered } from '../../domain/core/record.ts';
import type { ChatFile } from './chatFile.ts';

/** Files of an interview as the list shows them: what the bot told about each. */
export function givenFiles({ files }: Pick<Interview, 'files'>): readonly ChatFile[] {
  return ordered(files).map(({ key, name, size, isRead, problem }) => ({
    id: key,
    name,
    size,
    state: isRead ? 'read' : 'failed',
    progress: 1,
    note: problem,
  }));
}
