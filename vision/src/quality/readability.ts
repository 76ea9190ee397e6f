import type { Concern } from "@dewlight/core/skin/concern.ts";
import { isReportable, unreadableConcerns, unreadSentence } from "@dewlight/core/skin/find-concerns.ts";
import type { Metric } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality, QualityCheckName } from "@dewlight/core/skin/photo-quality.ts";
import type { MetricGate } from "../measure/metric-gates.ts";
import type { Judgement } from "./judgement.ts";

/** Lost in every photo but a close-up, so that their loss alone is no fault of the photo. */
const SELDOM_READ: readonly Concern[] = ["pores"];

const TOO_LITTLE = "Too little of your skin can be read in this photo.";

/** What to do about each cause. */
const ADVICE: Partial<Record<QualityCheckName, string>> = {
	face_size: "Come closer, until your face fills most of the picture, and try again.",
	sharpness: "Hold the camera still, tap your face to focus and try again.",
	noise: "Take it in brighter light and try again.",
	colour_cast: "Use daylight from a window and try again.",
	light: "Face a window and try again.",
	pose: "Look straight into the camera and try again.",
	expression: "Relax your face and try again.",
	occlusion: "Move hair, glasses or a mask aside, face the light and try again.",
};

interface Readability {
	/** All that the report would leave open. */
	unread: Concern[];
	/** What no report of this photo could say anything about, although most photos show it. */
	lost: Concern[];
	/** Named after the check that judges the commonest cause; null where nothing is lost that a photo usually shows. */
	judgement: Judgement | null;
}

/** Asks the gates of the measurements what they would refuse, before anything is measured. */
export function judgeReadability(gates: readonly MetricGate[]): Readability {
	const unread = unreadableConcerns(gates.map(asMetric));
	const lost = unread.filter((concern) => !SELDOM_READ.includes(concern));
	const name = commonestCause(gates);
	if (lost.length === 0 || name === null) return { unread, lost, judgement: null };
	const advice = ADVICE[name] ?? "Try again with another photo.";
	const readable = isReportable(unread);
	const check = { name, status: readable ? "warn" : "fail", value: null, limit: null } as const;
	return { unread, lost, judgement: { check, reason: readable ? advice : `${TOO_LITTLE} ${advice}` } };
}

function asMetric({ id, metric, zone, unit, obstacle }: MetricGate): Metric {
	const base = { id, metric, zone, unit };
	return obstacle === null
		? { ...base, measurable: true, value: 0, sd: 0, reason: null, confidence: 0 }
		: { ...base, measurable: false, value: null, sd: null, reason: obstacle.reason, confidence: 0 };
}

/** Pores are told by nothing but their size; any other cause says more. */
function commonestCause(gates: readonly MetricGate[]): QualityCheckName | null {
	const counts = new Map<QualityCheckName, number>();
	for (const { metric, obstacle } of gates)
		if (obstacle !== null && metric !== "pores")
			counts.set(obstacle.check, (counts.get(obstacle.check) ?? 0) + 1);
	const [first] = [...counts].sort(([, one], [, other]) => other - one);
	return first?.[0] ?? null;
}

/** The sentence of a verdict that still makes a report names what is lost. */
export function namingLoss(reason: string | null, lost: readonly Concern[]): string | null {
	if (reason === null) return null;
	const loss = unreadSentence(lost);
	return loss === "" ? reason : `${reason} ${loss}`;
}

/** The gates let it through and the skin itself gave too little: the verdict follows what was read. */
export function tooLittleRead(quality: PhotoQuality): PhotoQuality {
	const checks = quality.checks.map((check) =>
		check.name === "occlusion" ? { ...check, status: "fail" as const, limit: null } : check,
	);
	return { status: "fail", reason: `${TOO_LITTLE} ${ADVICE.occlusion}`, checks };
}
