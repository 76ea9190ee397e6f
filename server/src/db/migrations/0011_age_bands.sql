UPDATE "users" SET "preferences" = jsonb_set("preferences", '{age_band}', '"13-15"') WHERE "preferences"->>'age_band' = '13-17';--> statement-breakpoint
UPDATE "users" SET "preferences" = jsonb_set("preferences", '{age_band}', '"55-64"') WHERE "preferences"->>'age_band' = '55+';--> statement-breakpoint
UPDATE "checkins" SET "analysis_result" = jsonb_set("analysis_result", '{rebuilt,person,preferences,age_band}', '"13-15"') WHERE "analysis_result"#>>'{rebuilt,person,preferences,age_band}' = '13-17';--> statement-breakpoint
UPDATE "checkins" SET "analysis_result" = jsonb_set("analysis_result", '{rebuilt,person,preferences,age_band}', '"55-64"') WHERE "analysis_result"#>>'{rebuilt,person,preferences,age_band}' = '55+';
