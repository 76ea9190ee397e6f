import { guardedSharp } from "./decode/guarded-sharp.ts";
import { drawPlainFace } from "./face/plain-face.ts";
import { lookAtPhoto } from "./look-at-photo.ts";
import { observePortrait } from "./observe-portrait.ts";

const DRAWN_EDGE = 256;
/** Enlarged to the size of an ordinary photo, so that every part of the engine works as it will. */
const PHOTO_EDGE = 1280;

/** How far a thread is. */
export interface Warmth {
	/** A second face is analyzed: the engine's code is compiled, and the first photo is not the slow one. */
	practised: Promise<void>;
}

/** Loads the models and analyzes a drawn face. From then on the thread is known to work, and practises. */
export async function warmUp(): Promise<Warmth> {
	const photo = await drawPhoto();
	await analyze(photo);
	const practised = analyze(photo);
	// Whoever sends the first photo sees the failure.
	practised.catch(() => undefined);
	return { practised };
}

function drawPhoto(): Promise<Uint8Array> {
	const { rgb, width, height } = drawPlainFace(DRAWN_EDGE);
	return guardedSharp(rgb, { raw: { width, height, channels: 3 } })
		.resize(PHOTO_EDGE)
		.jpeg()
		.toBuffer();
}

async function analyze(photo: Uint8Array): Promise<void> {
	const { portrait, facts } = await lookAtPhoto(photo);
	if (!portrait || !facts) throw new Error("The engine does not find the drawn face it starts with.");
	await observePortrait(portrait, facts, { wish: "report" });
}
