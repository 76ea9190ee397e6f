import { readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { comparePhotos, type PhotoDifference } from "@dewlight/core/skin/compare-photos.ts";
import type { Observation } from "@dewlight/core/skin/observation.ts";
import { drawFace, encodeFace, type FaceOptions } from "@dewlight/sandbox/faces/index.ts";
import { createRandom } from "@dewlight/sandbox/faces/render/math.ts";
import { analyzePhoto } from "@dewlight/vision/analyze-photo.ts";
import {
	createFaceFinder,
	type FaceFinder,
} from "@dewlight/web/app/features/scan/camera/analysis/face-finder.ts";
import { type FrameFacts, frameFacts } from "@dewlight/web/app/features/scan/camera/facts/frame-facts.ts";
import {
	chooseHint,
	type Hint,
	type LastTaken,
	lastAim,
	matchingOf,
	PLAIN_AIM,
	poseToRepeat,
} from "@dewlight/web/app/features/scan/camera/guidance/choose-hint.ts";
import sharp from "sharp";
import type { Measurement } from "./measurement.ts";

/** How somebody stands before the camera. */
interface Visit {
	pose: { yaw: number; pitch: number; roll: number };
	faceFraction: number;
	center: [x: number, y: number];
	light: {
		azimuth: number;
		share: number;
		kelvin: number;
		gain: number;
	};
	shot: number;
}

/** A first visit as photos of the product usually are, and a second of another day, at another place, in other light. */
function drawVisits(person: number): { first: Visit; second: Visit } {
	const random = createRandom(900 + person);
	const within = (least: number, most: number) => least + (most - least) * random.next();
	const visit = (shot: number, spread: number): Visit => ({
		pose: {
			yaw: within(-5, 5) * spread,
			pitch: within(-5, 5) * spread,
			roll: within(-4, 4) * spread,
		},
		faceFraction: within(0.52 - 0.06 * spread, 0.52 + 0.05 * spread),
		center: [
			within(0.5 - 0.04 * spread, 0.5 + 0.04 * spread),
			within(0.43 - 0.03 * spread, 0.43 + 0.03 * spread),
		],
		light: {
			azimuth: within(-22, 22) * spread,
			share: within(0.5, 0.74),
			kelvin: 6500 - within(0, 1000) * spread,
			gain: 1 + within(-0.12, 0.14) * spread,
		},
		shot,
	});
	return { first: visit(1, 1), second: visit(2, 2.6) };
}

/** Degrees, and shares, by which somebody moves who is told to. */
const STEP = { head: 4, place: 0.04, size: 1.1, light: 0.5 };

/** What a person does who hears a hint. They know where they stood for the photo before; nobody tells them numbers. */
function followHint(hint: Hint, now: Visit, before: Visit): Visit {
	const { pose, light, center, faceFraction } = now;
	const turn = (change: Partial<Visit["pose"]>): Visit => ({ ...now, pose: { ...pose, ...change } });
	const move = (x: number, y: number): Visit => ({ ...now, center: [center[0] + x, center[1] + y] });
	const lit = (change: Partial<Visit["light"]>): Visit => ({ ...now, light: { ...light, ...change } });
	const toward = (of: "azimuth" | "share" | "kelvin") =>
		light[of] + STEP.light * (before.light[of] - light[of]);
	const back = (angle: number) => angle - Math.sign(angle) * STEP.head;
	switch (hint) {
		case "turn_left":
			return turn({ yaw: pose.yaw + STEP.head });
		case "turn_right":
			return turn({ yaw: pose.yaw - STEP.head });
		case "chin_up":
			return turn({ pitch: pose.pitch - STEP.head });
		case "chin_down":
			return turn({ pitch: pose.pitch + STEP.head });
		case "turned":
			return turn({ yaw: back(pose.yaw) });
		case "tipped":
			return turn({ pitch: back(pose.pitch) });
		case "tilted":
			return turn({ roll: back(pose.roll) });
		case "too_close":
			return { ...now, faceFraction: faceFraction / STEP.size };
		case "too_far":
			return { ...now, faceFraction: faceFraction * STEP.size };
		// What is the person's right is left in the picture.
		case "move_left":
			return move(STEP.place, 0);
		case "move_right":
			return move(-STEP.place, 0);
		case "move_up":
			return move(0, -STEP.place);
		case "move_down":
			return move(0, STEP.place);
		case "one_side":
			return lit({ azimuth: STEP.light * light.azimuth });
		case "other_side_light":
			return lit({ azimuth: toward("azimuth"), share: toward("share") });
		case "other_light_color":
			return lit({ kelvin: toward("kelvin") });
		case "too_dark":
			return lit({ gain: 1.3 * light.gain });
		case "too_bright":
		case "brighter_than_last":
			return lit({ gain: 0.88 * light.gain });
		default:
			return now;
	}
}

const PEOPLE = 20;
const LEAST_SHARE = 90;
/** The photo and the small picture that the camera looks at. */
const PHOTO = { width: 960, height: 1280 };
const FRAME = { width: 192, height: 256 };
/** As the camera draws a thumbnail before it looks at it. */
const MARGIN = 0.3;
/** A person gives up after so many hints, and takes the photo as it is; the camera stops asking for other light before. */
const MOST_HINTS = 20;

/** How a second photo is taken: as it comes, by the hints of a first photo, or matched to the last one. */
export type Guidance = "none" | "plain" | "matched" | "matched without thumbnail";

interface Photo {
	observation: Observation;
	thumbnail: Uint8Array;
}

export interface Pair {
	/** Null where the photo was refused. */
	differs: PhotoDifference[] | null;
	hints: number;
}

/** Drawn people scan twice; core's rule says which pairs are comparable. */
export const guidedCapture: Measurement = {
	name: "guided-capture",
	title: `second photos of ${PEOPLE} drawn people: percent comparable with the first by core's rule, matched by the camera, by none`,
	async run() {
		const look = await openLook();
		const shares: Record<string, number> = {};
		for (const guidance of ["none", "plain", "matched", "matched without thumbnail"] as const) {
			const pairs = await takePairs(PEOPLE, guidance, look);
			shares[guidance] = percentComparable(pairs);
			if (guidance === "matched") shares.hints = pairs.reduce((sum, { hints }) => sum + hints, 0) / PEOPLE;
		}
		const { none = 0, matched = 0 } = shares;
		return {
			available: true,
			value: matched,
			unit: "%",
			peer: { name: "no guidance", value: none },
			ratio: none === 0 ? null : matched / none,
			judged: matched,
			target: { at: "least", limit: LEAST_SHARE },
			detail: shares,
		};
	},
};

export function percentComparable(pairs: readonly Pair[]): number {
	return (100 * pairs.filter(({ differs }) => differs?.length === 0).length) / pairs.length;
}

type Look = (rgb: Uint8Array, size: { width: number; height: number }) => FrameFacts;

const folderOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)));

/** The detector of the page, read from its installed package. */
export async function openLook(): Promise<Look> {
	const models = join(folderOf("@vladmandic/human"), "../models");
	const description = JSON.parse(await readFile(join(models, "blazeface.json"), "utf8"));
	const weights = await readFile(join(models, "blazeface.bin"));
	const find: FaceFinder = await createFaceFinder(join(folderOf("@tensorflow/tfjs-backend-wasm"), sep), {
		load: async () => ({
			modelTopology: description.modelTopology,
			weightSpecs: description.weightsManifest.flatMap(({ weights: group }: { weights: object[] }) => group),
			weightData: new Uint8Array(weights).buffer,
			format: description.format,
		}),
	});
	return (rgb, { width, height }) => {
		const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
		for (let i = 0; i < width * height; i++) rgba.set(rgb.subarray(3 * i, 3 * i + 3), 4 * i);
		const frame = { rgba, width, height };
		return frameFacts(frame, find(frame));
	};
}

export async function takePairs(people: number, guidance: Guidance, look: Look): Promise<Pair[]> {
	const pairs: Pair[] = [];
	for (let person = 0; person < people; person++) {
		const visits = drawVisits(person);
		const first = await takePhoto(person, visits.first);
		if (first === null) throw new Error(`The first photo of drawn person ${person} is refused.`);
		pairs.push(await takeSecond(person, visits, { first, guidance, look }));
	}
	return pairs;
}

async function takeSecond(
	person: number,
	visits: ReturnType<typeof drawVisits>,
	{ first, guidance, look }: { first: Photo; guidance: Guidance; look: Look },
): Promise<Pair> {
	let visit = visits.second;
	let hints = 0;
	const last = guidance.startsWith("matched") ? lastOf(first.observation) : null;
	const seen = guidance === "matched" ? await seeThumbnail(first.thumbnail, look) : null;
	while (guidance !== "none" && hints < MOST_HINTS) {
		const now = look(drawFace({ ...sceneOf(person, visit), ...FRAME }).rgb, FRAME);
		const hint = hintFor(now, last, seen);
		if (hint === "good" || hint === "good_alone") break;
		visit = followHint(hint, visit, visits.first);
		hints++;
	}
	const second = await takePhoto(person, visit);
	return { differs: second && comparePhotos(first.observation, second.observation), hints };
}

function hintFor(now: FrameFacts, last: LastTaken | null, seen: FrameFacts | null): Hint {
	const shortEdge = PHOTO.width;
	const facts = { facts: now, speed: 0, shortEdge };
	if (last === null) return chooseHint({ ...facts, aim: PLAIN_AIM });
	const aim = lastAim(poseToRepeat(last, seen), last.inter_ocular_px, shortEdge);
	const matching = matchingOf({ taken: last, seen, now, shortEdge });
	return chooseHint({ ...facts, aim, ...(matching && { matching }) });
}

const lastOf = ({ engine, photo }: Observation): LastTaken => ({
	engine,
	photo,
	inter_ocular_px: photo.inter_ocular_px,
});

function sceneOf(person: number, { light, ...visit }: Visit): FaceOptions {
	return { person, seed: 40 + person, ...visit, light };
}

async function takePhoto(person: number, visit: Visit): Promise<Photo | null> {
	const bytes = await encodeFace({ ...sceneOf(person, visit), ...PHOTO }, { format: "jpeg" });
	const { observation, pictures } = await analyzePhoto(bytes, { pictures: "report" });
	return observation && pictures ? { observation, thumbnail: pictures.thumbnail } : null;
}

async function seeThumbnail(thumbnail: Uint8Array, look: Look): Promise<FrameFacts> {
	const { width, height } = await sharp(thumbnail).metadata();
	const [x, y] = [Math.round(MARGIN * width), Math.round(MARGIN * height)];
	const bordered = sharp(thumbnail).extend({ left: x, right: x, top: y, bottom: y, background: "#808080" });
	const { data, info } = await sharp(await bordered.toBuffer())
		.resize(FRAME.height, FRAME.height, { fit: "inside" })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return look(data, info);
}
