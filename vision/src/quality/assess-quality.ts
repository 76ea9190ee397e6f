import type { PhotoQuality, QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import type { FaceMesh } from "../face/face-mesh.ts";
import type { FaceRunner } from "../face/face-runner.ts";
import { metricGates } from "../measure/metric-gates.ts";
import { photoConditions } from "../photo-facts.ts";
import { checkColourCast } from "./colour-cast.ts";
import { checkExposure } from "./exposure.ts";
import { checkExpression } from "./expression-check.ts";
import { checkEyes } from "./eyes.ts";
import { checkFaceCount, countedFaces } from "./face-count.ts";
import { checkFaceSize } from "./face-size.ts";
import { gravest, type Judgement, passed } from "./judgement.ts";
import { checkLight } from "./light.ts";
import { missedFace } from "./missed-face.ts";
import { checkNoise } from "./noise.ts";
import { areaCoverage, checkOcclusion } from "./occlusion.ts";
import { checkPlausibleSkin } from "./plausible-skin.ts";
import { type Portrait, viewPortrait } from "./portrait.ts";
import { type PortraitFacts, portraitFacts } from "./portrait-facts.ts";
import { checkPose } from "./pose.ts";
import { judgeReadability, namingLoss } from "./readability.ts";
import { checkSharpness } from "./sharpness.ts";

export interface Assessment {
	quality: PhotoQuality;
	/** Null when there is not exactly one face. */
	portrait: Portrait | null;
	facts: PortraitFacts | null;
	faceCount: number;
}

interface Seen extends Pick<FaceRunner, "findFaces"> {
	/** What it found. */
	faces: readonly FaceMesh[];
}

/** Runs every check that can be run; without exactly one face, only the first two. */
export function assessQuality(photo: DecodedPhoto, { faces, findFaces }: Seen): Assessment {
	const counted = countedFaces(faces);
	const faceCount = counted.length;
	const early = [
		passed("decode"),
		faceCount === 0 ? missedFace(photo, findFaces) : checkFaceCount(faceCount),
	];
	if (faceCount !== 1) return { quality: conclude(early), portrait: null, facts: null, faceCount };
	const portrait = viewPortrait(photo, counted[0]);
	const facts = portraitFacts(portrait);
	const judgements = [
		...early,
		// A turned head brings the eyes together, so its reason stands before that of a small face.
		checkPose(portrait.pose),
		checkFaceSize(portrait),
		checkSharpness(facts.edgeSoftness),
		checkExposure(facts.exposure),
		checkNoise(facts.noise),
		checkLight(facts.light),
		checkColourCast(facts.colourCast),
		checkExpression(portrait.expression.mouthOpen),
		checkEyes(facts.eyes),
		checkOcclusion(areaCoverage(portrait.skin), portrait.mouthShown),
		checkPlausibleSkin(facts.plausibility),
	];
	const conditions = photoConditions(portrait, facts);
	const gates = metricGates({ face: portrait.aligned, skin: portrait.skin, conditions });
	const { lost, judgement } = judgeReadability(gates);
	const quality = conclude(judgement ? raised(judgements, judgement) : judgements);
	const reason = quality.status === "warn" ? namingLoss(quality.reason, lost) : quality.reason;
	return { quality: { ...quality, reason }, portrait, facts, faceCount };
}

/** The check of the same name takes the graver verdict; what it measured stays, and no one limit tells the rest. */
function raised(judgements: readonly Judgement[], graver: Judgement): Judgement[] {
	return judgements.map((one) => {
		if (one.check.name !== graver.check.name || gravest(one, graver) === one) return one;
		return { check: { ...one.check, status: graver.check.status, limit: null }, reason: graver.reason };
	});
}

/** The gravest status; the first judgement that has it gives the reason. */
export function conclude(judgements: readonly Judgement[]): PhotoQuality {
	const checks = judgements.map(({ check }) => check);
	const status: QualityStatus = checks.some((check) => check.status === "fail")
		? "fail"
		: checks.some((check) => check.status === "warn")
			? "warn"
			: "pass";
	const reason = judgements.find(({ check }) => check.status === status)?.reason ?? null;
	return { status, reason, checks };
}
