export const QUALITY_STATUSES = ["pass", "warn", "fail"] as const;
export type QualityStatus = (typeof QUALITY_STATUSES)[number];

export const QUALITY_CHECKS = [
	"decode",
	"face_count",
	"face_size",
	"sharpness",
	"exposure",
	"noise",
	"light",
	"colour_cast",
	"pose",
	"expression",
	"eyes",
	"occlusion",
	"plausible_skin",
] as const;
export type QualityCheckName = (typeof QUALITY_CHECKS)[number];

export interface QualityCheck {
	name: QualityCheckName;
	status: QualityStatus;
	value: number | null;
	limit: number | null;
}

export interface PhotoQuality {
	status: QualityStatus;
	/** Null exactly when the status is pass; otherwise one sentence a person can act on. */
	reason: string | null;
	checks: QualityCheck[];
}
