/** The files of words of tests/files/reading, a thousand for each reader. */
import '../files/reading/words/everyWord.test.ts';
