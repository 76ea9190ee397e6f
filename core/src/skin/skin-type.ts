import { assertNever } from "./assert-never.ts";
import type { Finding, StandingFinding } from "./concern.ts";
import type { MetricId, MetricZone, Observation, StoredObservation } from "./observation.ts";
import { averageOver, type MetricReadings, meanConfidence, readingsIn, readMetric } from "./readings.ts";
import {
	NO_SELF_REPORT,
	SCALE_ITEMS,
	SCALE_MAX,
	type ScaleScore,
	SENSITIVE_ABOVE,
	type SelfReport,
	SLIGHT_ABOVE,
} from "./self-report.ts";
import { joinWords } from "./zone-words.ts";

export const SKIN_TYPES = ["Normal", "Dry", "Oily", "Combination"] as const;
export type SkinType = (typeof SKIN_TYPES)[number];

export const SENSITIVITIES = ["Low", "Moderate", "High"] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

export interface SkinTypeFinding {
	skin_type: SkinType;
	basis: string;
	confidence: number;
	because: MetricId[];
}

const T_ZONE: readonly MetricZone[] = ["forehead", "glabella", "nose", "chin"];
const CHEEKS: readonly MetricZone[] = ["left_cheek", "right_cheek"];

/**
 * Shine in percent of the area from which one photo tells a type by itself. A lamp, a fresh cream and a smile move shine
 * by as much as skin types do: below this the type of a second photo is another in one of eight pairs.
 */
const ALONE = { t: 30, cheeks: 20, gap: 20 };
/** A dry look from which one photo tells a type: half a step of texture makes less of one come and go. */
const DRY_LOOK = 1.5;
/** From here on the photo bears out what a person tells of oil. */
const BORNE_OUT = 4;

/** One photo is one moment of one day; what a person tells about their skin adds to it. */
const PHOTO_CONFIDENCE = 0.4;
const TOLD_CONFIDENCE = 0.6;
const UNREAD_CONFIDENCE = 0.1;

const ASK = "How your skin feels at midday and after washing would settle it.";

/** The person's own answer goes before the photo; both together tell more than either. */
function typeFrom(shineT: number, shineU: number, dryLook: boolean, told: SelfReport): SkinType {
	const shines = shineT >= ALONE.t;
	const dry = told.tight || told.flaky;
	if (told.oily_by_midday && !dry) return shineU >= BORNE_OUT ? "Oily" : "Combination";
	if (told.oily_by_midday) return "Combination";
	if (dry) return shines ? "Combination" : "Dry";
	if (shines && shineU >= ALONE.cheeks) return "Oily";
	if (shines && shineT - shineU >= ALONE.gap) return "Combination";
	return dryLook ? "Dry" : "Normal";
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

function describe(type: SkinType, shineT: number, told: SelfReport): string {
	const shining = shineT >= BORNE_OUT;
	switch (type) {
		case "Oily":
			return told.oily_by_midday
				? "Oily, because you describe oil by midday and the cheeks shine in this photo too."
				: "Oily, because T-zone and cheeks both shine strongly in this photo.";
		case "Combination":
			if (told.oily_by_midday)
				return `Combination, because you describe oil by midday${shining ? " and the T-zone shines in this photo" : ""}.`;
			return "Combination, because the T-zone shines far more than the cheeks in this photo.";
		case "Dry":
			return told.tight || told.flaky
				? `Dry, because you describe ${dryWords(told)}.`
				: `Dry, because little shine shows and the surface looks rough.`;
		case "Normal":
			return shining
				? "Normal until more is known: there is shine in this photo, and a lamp or a fresh cream shines as well."
				: "Normal, because little shine shows in this photo.";
		default:
			return assertNever(type);
	}
}

/** Whether the person's word makes dry skin of a type without shine; over a shine that tells a type it never does. */
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
	const dryness = findings.find((finding) => finding.concern === "dryness");
	const dryLook = (dryness?.severity ?? 0) >= DRY_LOOK;
	const skin_type = typeFrom(t, u, dryLook, told);
	const used = [...tZone, ...cheeks];
	const because = used.map((metric) => metric.id);
	const wasTold = told.tight || told.flaky || told.oily_by_midday;
	const basis = describe(skin_type, t, told);
	return {
		skin_type,
		basis: wasTold ? basis : `${basis} One photo is one moment, so take this as a first guess. ${ASK}`,
		confidence: wasTold ? TOLD_CONFIDENCE : Math.min(PHOTO_CONFIDENCE, meanConfidence(used)),
		because: skin_type === "Dry" && dryLook ? [...because, ...(dryness?.because ?? [])] : because,
	};
}

export interface SensitivityFinding {
	sensitivity: Sensitivity;
	basis: string;
	confidence: number;
}

/**
 * Redness raises the answer by one step from here; it never lowers it, because calm skin can sting. Redness no stronger
 * than the spots in it is theirs and raises nothing.
 */
const RAISING_REDNESS = 3;
const RAISING_CONFIDENCE = 0.4;

/** The whole scale tells sensitive skin with 72 % sensitivity and 90 % specificity (Misery 2014). */
const WHOLE_SCALE_CONFIDENCE = 0.7;
const PART_SCALE_CONFIDENCE = 0.5;

function raise(sensitivity: Sensitivity): Sensitivity {
	return SENSITIVITIES[Math.min(SENSITIVITIES.length - 1, SENSITIVITIES.indexOf(sensitivity) + 1)];
}

function higher(one: SensitivityFinding, two: SensitivityFinding): SensitivityFinding {
	return SENSITIVITIES.indexOf(two.sensitivity) > SENSITIVITIES.indexOf(one.sensitivity) ? two : one;
}

/**
 * Sensitivity is a feeling and not a look (Misery 2014), so the person's word comes first: of several answers the most
 * careful one holds. Without any the careful middle is assumed, with low confidence. Measured redness is a modifier only.
 */
export function findSensitivity(
	findings: readonly StandingFinding[],
	told: SelfReport = NO_SELF_REPORT,
): SensitivityFinding {
	const answers = spokenAnswers(told);
	const [first, ...others] = answers;
	const spoken = first === undefined ? UNTOLD : others.reduce(higher, first);
	const redness = findings.find((finding) => finding.concern === "redness");
	const severity = redness?.severity ?? null;
	const spots = findings.find((finding) => finding.concern === "acne")?.severity ?? 0;
	const red =
		severity !== null &&
		severity >= RAISING_REDNESS &&
		severity > spots &&
		(redness?.confidence ?? 0) >= RAISING_CONFIDENCE;
	if (!red || spoken.sensitivity === "High") return spoken;
	return {
		...spoken,
		sensitivity: raise(spoken.sensitivity),
		basis: `${spoken.basis} Redness of ${severity} out of 5 in ${redness?.earlier ? "an earlier" : "this"} photo makes us more careful.`,
	};
}

const UNTOLD: SensitivityFinding = {
	sensitivity: "Moderate",
	basis: "Sensitivity is felt, not seen, and you have not told us yet. We start from the careful middle.",
	confidence: 0.2,
};

/** Everything the person said that bears on it; the scale first, since it asks most closely. */
function spokenAnswers({ scale, sensitive, discomforts }: SelfReport): SensitivityFinding[] {
	const answers: SensitivityFinding[] = [];
	if (scale !== null) answers.push(fromScale(scale));
	if (sensitive !== null) {
		answers.push(
			sensitive
				? { sensitivity: "High", basis: "You told us your skin is sensitive.", confidence: 0.6 }
				: { sensitivity: "Low", basis: "You told us your skin is not sensitive.", confidence: 0.5 },
		);
	}
	if (discomforts.length > 0) {
		answers.push({
			sensitivity: "Moderate",
			basis: `You describe ${joinWords(discomforts)}, which is how sensitive skin speaks.`,
			confidence: 0.5,
		});
	}
	return answers;
}

function fromScale({ sum, answered, band }: ScaleScore): SensitivityFinding {
	const whole = answered === SCALE_ITEMS;
	const counted = whole ? "" : `, scaled up from ${answered} of ${SCALE_ITEMS} questions`;
	const told = `You told us how your skin felt: ${sum} out of ${SCALE_MAX}${counted}`;
	const confidence = whole ? WHOLE_SCALE_CONFIDENCE : PART_SCALE_CONFIDENCE;
	switch (band) {
		case "sensitive":
			return {
				sensitivity: "High",
				basis: `${told}. Above ${SENSITIVE_ABOVE} skin counts as sensitive.`,
				confidence,
			};
		case "slight":
			return {
				sensitivity: "Moderate",
				basis: `${told}. From ${SLIGHT_ABOVE} to ${SENSITIVE_ABOVE} skin counts as slightly sensitive.`,
				confidence,
			};
		case "calm":
			return { sensitivity: "Low", basis: `${told}. Up to ${SLIGHT_ABOVE} skin counts as calm.`, confidence };
		default:
			return assertNever(band);
	}
}
