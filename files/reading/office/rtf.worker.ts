import { answerWithTalk } from '../answerFile.ts';
import { readRtf } from './rtf/rtfText.ts';
import { asTranscript } from '../text/transcript.ts';

answerWithTalk(asTranscript(readRtf), 'damaged');
