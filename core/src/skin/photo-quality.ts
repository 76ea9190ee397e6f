import type { Concern } from "./concern.ts";

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
	/** Of a warned photo: the concerns that its report will leave open. */
	unread?: Concern[];
}

/** A report that leaves more of the ten concerns open than this is worth a question before it costs a scan. */
const MOST_UNREAD = 3;

/** Whether a person is asked first: a report can be made, and much will be missing in it. */
export function leavesMuchOpen({ status, unread = [] }: Pick<PhotoQuality, "status" | "unread">): boolean {
	return status === "warn" && unread.length > MOST_UNREAD;
}

/** Failed checks that leave no photo of one person's face to keep. */
const NO_FACE: readonly QualityCheckName[] = ["decode", "face_count", "plausible_skin"];

/** Whether a photo that makes no report may be kept as a note: it shows one face, only not well enough. */
export function canBeNote({ status, checks }: Pick<PhotoQuality, "status" | "checks">): boolean {
	return (
		status === "fail" && !checks.some((check) => check.status === "fail" && NO_FACE.includes(check.name))
	);
}
