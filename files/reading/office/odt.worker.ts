import { answerWithTalk } from '../answerFile.ts';
import { readOdt } from './odtText.ts';
import { asTranscript } from '../text/transcript.ts';

answerWithTalk(asTranscript(readOdt), 'damaged');
