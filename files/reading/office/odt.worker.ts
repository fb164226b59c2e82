import { answerWith } from '../answerFile.ts';
import { readOdt } from './odtText.ts';
import { asTranscript } from '../text/transcript.ts';

answerWith(asTranscript(readOdt), 'damaged');
