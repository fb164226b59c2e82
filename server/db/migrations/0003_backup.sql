-- A backup goes through all companies: it sees which there are, and reads each one's rows as anybody does, by its name.

CREATE POLICY of_backup ON company FOR SELECT USING (current_setting('orientir.backup', true) = 'on');
