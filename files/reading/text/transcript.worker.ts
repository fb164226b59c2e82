import { answerWith } from '../answerFile.ts';
import { readPlainText } from './plainText.ts';
import { asTranscript } from './transcript.ts';

answerWith(asTranscript(readPlainText), 'read_failed');
