import { answerWithTalk } from '../answerFile.ts';
import { readPlainText } from './plainText.ts';
import { asTranscript } from './transcript.ts';

answerWithTalk(asTranscript(readPlainText), 'read_failed');
