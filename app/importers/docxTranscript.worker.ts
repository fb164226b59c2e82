import { answerWith } from './answerFile.ts';
import { readDocx } from './docxText.ts';
import { asTranscript } from './transcript.ts';

answerWith(asTranscript(readDocx), 'damaged');
