import { guardedSharp } from "./decode/guarded-sharp.ts";
import { drawPlainFace } from "./face/plain-face.ts";
import { lookAtPhoto } from "./look-at-photo.ts";
import { observePortrait } from "./observe-portrait.ts";

const DRAWN_EDGE = 256;
/** Enlarged to the size of an ordinary photo, so that every part of the engine works as it will. */
const PHOTO_EDGE = 1280;
/** After two photos the engine's code is compiled; more would only delay the start. */
const ROUNDS = 2;

/** Loads the models and analyzes a drawn face, so that the first photo of this thread is not the slow one. */
export async function warmUp(): Promise<void> {
	const { rgb, width, height } = drawPlainFace(DRAWN_EDGE);
	const bytes = await guardedSharp(rgb, { raw: { width, height, channels: 3 } })
		.resize(PHOTO_EDGE)
		.jpeg()
		.toBuffer();
	for (let round = 0; round < ROUNDS; round++) {
		const { portrait, facts } = await lookAtPhoto(bytes);
		if (!portrait || !facts) throw new Error("The engine does not find the drawn face it starts with.");
		await observePortrait(portrait, facts, "report");
	}
}
