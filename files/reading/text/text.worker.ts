import { readPlainText } from './plainText.ts';
import { answerWith } from '../answerFile.ts';

answerWith(readPlainText, 'read_failed');
