import { answerWith } from '../answerFile.ts';
import { readRtf } from './rtfText.ts';
import { asTranscript } from '../text/transcript.ts';

answerWith(asTranscript(readRtf), 'damaged');
