import { assertNever } from "./assert-never.ts";
import type { Finding } from "./concern.ts";
import { CONCERN_RULES } from "./concern-rules.ts";
import type { MetricId, MetricZone, Observation, StoredObservation } from "./observation.ts";
import { averageOver, type MetricReadings, meanConfidence, readingsIn, readMetric } from "./read-metrics.ts";
import { NO_SELF_REPORT, type SelfReport } from "./self-report.ts";
import { severityAt } from "./severity-map.ts";
import type { SkinType } from "./skin-type.ts";

export interface SkinTypeFinding {
	skin_type: SkinType;
	basis: string;
	confidence: number;
	because: MetricId[];
}

const T_ZONE: readonly MetricZone[] = ["forehead", "glabella", "nose", "chin"];
const CHEEKS: readonly MetricZone[] = ["left_cheek", "right_cheek"];

/** Shine counts as high from this severity, on the map of shine. */
const HIGH_SHINE = 1.5;
/** The T-zone is a type of its own when it is this much shinier than the cheeks. */
const ZONE_GAP = 1;

/** One photo is one moment of one day; what a person tells about their skin adds to it. */
const PHOTO_CONFIDENCE = 0.4;
const TOLD_CONFIDENCE = 0.6;
const UNREAD_CONFIDENCE = 0.1;

const ASK = "How your skin feels at midday and after washing would settle it.";

function typeFrom(shineT: number, shineU: number, dryLook: boolean, told: SelfReport): SkinType {
	if (shineT >= HIGH_SHINE && shineU >= HIGH_SHINE) return "Oily";
	if (shineT - shineU >= ZONE_GAP) return "Combination";
	if (told.tight || told.flaky || dryLook) return "Dry";
	return told.oily_by_midday && shineT > shineU ? "Combination" : "Normal";
}

/** Oil shines on both cheeks, a lamp on one: the matter cheek counts. */
function matterCheek(cheeks: MetricReadings["zones"]): number | null {
	return cheeks.length === 0 ? null : Math.min(...cheeks.map((metric) => metric.value));
}

/** What the person said, and nothing beside it. */
function dryWords({ tight, flaky }: SelfReport): string {
	if (tight && flaky) return "a tight and flaky feel";
	return tight ? "a tight feel" : "a flaky feel";
}

function describe(type: SkinType, told: SelfReport): string {
	switch (type) {
		case "Oily":
			return `Oily, because T-zone and cheeks both shine.`;
		case "Combination":
			return `Combination, because the T-zone shines more than the cheeks.`;
		case "Dry":
			return told.tight || told.flaky
				? `Dry, because little shine shows and you describe ${dryWords(told)}.`
				: `Dry, because little shine shows and the surface looks rough.`;
		case "Normal":
			return `Normal, because shine is low in both T-zone and cheeks.`;
		default:
			return assertNever(type);
	}
}

/** Whether the person's word makes dry skin of a type without shine; over shine that was seen it never does. */
function isToldApart(before: SkinType, { tight, flaky }: SelfReport): boolean {
	return before === "Normal" && (tight || flaky);
}

function keepType(before: SkinType, because: MetricId[]): SkinTypeFinding {
	return {
		skin_type: before,
		basis: `Shine could not be read in this photo, so we keep to ${before} as in your plan so far. ${ASK}`,
		confidence: UNREAD_CONFIDENCE,
		because,
	};
}

/**
 * Dry, Oily, Combination or Normal from shine and texture by zone. Matte skin is not yet dry skin: dryness needs a rough
 * surface or the person's word. Where shine is not measurable the type of the report before stands; without one the answer
 * is Normal. The basis says that it could not be read.
 */
export function findSkinType(
	observation: Observation | StoredObservation,
	findings: readonly Finding[],
	told: SelfReport = NO_SELF_REPORT,
	before?: SkinType,
): SkinTypeFinding {
	const shine = readMetric(observation.metrics, "shine");
	const tZone = readingsIn(shine, T_ZONE);
	const cheeks = readingsIn(shine, CHEEKS);
	const t = averageOver(tZone);
	const u = matterCheek(cheeks);
	if (t === null || u === null) {
		const because = shine.unmeasured.map((metric) => metric.id);
		if (before !== undefined && !isToldApart(before, told)) return keepType(before, because);
		const dry = told.tight || told.flaky;
		return {
			skin_type: dry ? "Dry" : "Normal",
			basis: dry
				? `Shine could not be read in this photo; we go by ${dryWords(told)}, which you describe.`
				: `Shine could not be read in this photo, so skin type is open. We plan for Normal until a photo shows more. ${ASK}`,
			confidence: dry ? PHOTO_CONFIDENCE : UNREAD_CONFIDENCE,
			because,
		};
	}
	const map = CONCERN_RULES.shine.map;
	const dryness = findings.find((finding) => finding.concern === "dryness");
	const dryLook = (dryness?.severity ?? 0) >= 1;
	const skin_type = typeFrom(severityAt(map, t), severityAt(map, u), dryLook, told);
	const used = [...tZone, ...cheeks];
	const because = used.map((metric) => metric.id);
	const wasTold = told.tight || told.flaky || told.oily_by_midday;
	const basis = describe(skin_type, told);
	return {
		skin_type,
		basis: wasTold ? basis : `${basis} One photo is one moment, so take this as a first guess. ${ASK}`,
		confidence: wasTold ? TOLD_CONFIDENCE : Math.min(PHOTO_CONFIDENCE, meanConfidence(used)),
		because: skin_type === "Dry" && dryLook ? [...because, ...(dryness?.because ?? [])] : because,
	};
}
