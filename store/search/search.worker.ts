import { createSearchIndex } from './searchIndex.ts';
import { serveSearch } from './serveSearch.ts';
import { recordSource } from './source.ts';

// The address of built code changes with the code, and that of what it imports: what other code kept is read by none.
serveSearch((reader) => createSearchIndex(recordSource(reader), { form: location.pathname }));
