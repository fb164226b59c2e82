import { createSearchIndex } from './searchIndex.ts';
import { serveSearch } from './serveSearch.ts';
import { recordSource } from './source.ts';

serveSearch((reader) => createSearchIndex(recordSource(reader)));
