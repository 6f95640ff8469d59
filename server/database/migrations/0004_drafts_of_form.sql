DROP INDEX "drafts_place";--> statement-breakpoint
CREATE INDEX "drafts_of_form" ON "drafts" USING btree ("user_id","grade_level","content_type");