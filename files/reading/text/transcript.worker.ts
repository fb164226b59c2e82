import { answerWithTalk } from '../answerFile.ts';
import { readTimed } from '../timed/timedText.ts';
import { asTranscript } from './transcript.ts';

answerWithTalk(asTranscript(readTimed), 'read_failed');
