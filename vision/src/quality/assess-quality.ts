import type { PhotoQuality, QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import type { FaceMesh } from "../face/face-mesh.ts";
import { checkColourCast } from "./colour-cast.ts";
import { checkExposure } from "./exposure.ts";
import { checkExpression } from "./expression-check.ts";
import { checkEyes } from "./eyes.ts";
import { checkFaceCount, countedFaces } from "./face-count.ts";
import { checkFaceSize } from "./face-size.ts";
import { type Judgement, passed } from "./judgement.ts";
import { checkLight } from "./light.ts";
import { checkNoise } from "./noise.ts";
import { areaCoverage, checkOcclusion } from "./occlusion.ts";
import { checkPlausibleSkin } from "./plausible-skin.ts";
import { type Portrait, viewPortrait } from "./portrait.ts";
import { type PortraitFacts, portraitFacts } from "./portrait-facts.ts";
import { checkPose } from "./pose.ts";
import { checkSharpness } from "./sharpness.ts";

export interface Assessment {
	quality: PhotoQuality;
	/** Null when there is not exactly one face. */
	portrait: Portrait | null;
	facts: PortraitFacts | null;
	faceCount: number;
}

/** Runs every check that can be run; without exactly one face, only the first two. */
export function assessQuality(photo: DecodedPhoto, faces: readonly FaceMesh[]): Assessment {
	const counted = countedFaces(faces);
	const early = [passed("decode"), checkFaceCount(counted.length)];
	const faceCount = counted.length;
	if (faceCount !== 1) return { quality: conclude(early), portrait: null, facts: null, faceCount };
	const portrait = viewPortrait(photo, counted[0]);
	const facts = portraitFacts(portrait);
	const judgements = [
		...early,
		checkFaceSize(portrait),
		checkSharpness(facts.edgeSoftness),
		checkExposure(facts.exposure),
		checkNoise(facts.noise),
		checkLight(facts.light),
		checkColourCast(facts.colourCast),
		checkPose(portrait.pose),
		checkExpression(portrait.expression.mouthOpen),
		checkEyes(facts.eyes),
		checkOcclusion(areaCoverage(portrait.skin), portrait.mouthShown),
		checkPlausibleSkin(facts.plausibility),
	];
	return { quality: conclude(judgements), portrait, facts, faceCount };
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
