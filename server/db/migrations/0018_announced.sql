-- The term of a talk of which those whom it concerns were told before it is erased; another than stands now: they are told again.
ALTER TABLE respondent ADD COLUMN announced_for timestamp(3) with time zone;
