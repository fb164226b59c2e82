-- Prints of the words that were erased for good from a respondent's interview, as JSON, by which they are known when they are said again;
-- no word of them. Null where none were, and where an older server has erased some.
ALTER TABLE respondent ADD COLUMN erased_words text;
