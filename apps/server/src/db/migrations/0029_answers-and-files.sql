CREATE INDEX "attempts_version" ON "attempts" USING btree ("version_id","id") WHERE thing = 'module' and answer is not null;--> statement-breakpoint
-- The stored files that a content names, so that an editor is told at once where one is used.
CREATE FUNCTION file_keys_in(content json) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM regexp_matches(content::text, '/files/([0-9A-Za-z_-]+[.][0-9a-z]+)', 'g') AS found
$$;
--> statement-breakpoint
CREATE INDEX "module_versions_files" ON "module_versions" USING gin (file_keys_in("content"));
