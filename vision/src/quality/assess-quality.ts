import type { PhotoQuality, QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import type { FaceMesh, HeadPose } from "../face/face-mesh.ts";
import type { FaceRunner } from "../face/face-runner.ts";
import { metricGates } from "../measure/metric-gates.ts";
import { type PortraitFacts, photoConditions, portraitFacts } from "../photo-facts.ts";
import { checkEyes } from "./eyes.ts";
import { checkFaceSize, missedFace } from "./face-framing.ts";
import { checkNoise, checkSharpness } from "./fine-detail.ts";
import { atMost, gravest, type Judgement, passed } from "./judgement.ts";
import { checkColourCast, checkExposure, checkLight } from "./light.ts";
import { areaCoverage, checkOcclusion } from "./occlusion.ts";
import { checkPlausibleSkin } from "./plausible-skin.ts";
import { type Portrait, viewPortrait } from "./portrait.ts";
import { judgeReadability, namingLoss } from "./readability.ts";

/** Gap of the lips by the distance of the outer eye corners; a broad smile stays below. */
const MOUTH_OPEN = { warn: 0.4 };

export function checkExpression(mouthOpen: number): Judgement {
	return atMost("expression", mouthOpen, MOUTH_OPEN, {
		warn: "Your mouth is wide open. Relax your face and try again.",
	});
}

/** Degrees. Beyond 18 the far cheek narrows, beyond 35 it is gone. */
const YAW = { warn: 18, fail: 35 };
/** Degrees from how the mesh sees a face looking straight ahead. */
const PITCH = { warn: 19, fail: 30 };
const LEVEL_PITCH = 8;
/** Degrees; a tilt is taken out by the alignment, a photo lying on its side is a mistake. */
const ROLL = { warn: 35, fail: 60 };

export function checkPose({ yaw, pitch, roll }: HeadPose): Judgement {
	return gravest(
		atMost("pose", Math.abs(yaw), YAW, {
			warn: "Your head is turned to the side. Look straight at the camera and try again.",
		}),
		atMost("pose", Math.abs(pitch - LEVEL_PITCH), PITCH, {
			warn: "Your head is tipped up or down. Hold the camera at eye level and try again.",
		}),
		atMost("pose", Math.abs(roll), ROLL, {
			warn: "Your head is tilted far to one side. Hold it upright and try again.",
			fail: "The photo is turned on its side. Turn it upright and try again.",
		}),
	);
}

/** The detector also likes cats and cups; the mesh's flag tells faces from them. */
const LEAST_FLAG = 0.9;
/** A face this much narrower than the largest is a passer-by or a picture on the wall. */
const LEAST_SHARE = 0.4;

/** The faces that count, largest first. Landmarks that fell onto a larger face are that face seen twice. */
export function countedFaces(faces: readonly FaceMesh[]): FaceMesh[] {
	const real = faces.filter((face) => face.flag >= LEAST_FLAG);
	const largest = real[0]?.box.width ?? 0;
	return real.filter(
		(face, index) =>
			face.box.width >= LEAST_SHARE * largest &&
			!real.slice(0, index).some((larger) => isInside(face, larger)),
	);
}

function isInside({ box }: FaceMesh, { box: larger }: FaceMesh): boolean {
	const x = box.x + box.width / 2 - larger.x;
	const y = box.y + box.height / 2 - larger.y;
	return x > 0 && y > 0 && x < larger.width && y < larger.height;
}

/** Of one face and more; none is told by `face-framing.ts`. */
export function checkFaceCount(count: number): Judgement {
	return atMost(
		"face_count",
		count,
		{ fail: 1 },
		{
			warn: "There is more than one face in the photo. Take it with only you in view.",
		},
	);
}

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
	const { unread, lost, judgement } = judgeReadability(gates);
	const quality = conclude(judgement ? raised(judgements, judgement) : judgements);
	if (quality.status !== "warn") return { quality, portrait, facts, faceCount };
	const reason = namingLoss(quality.reason, lost);
	return { quality: { ...quality, reason, unread }, portrait, facts, faceCount };
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
