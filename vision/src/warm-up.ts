import { guardedSharp } from "./decode/guarded-sharp.ts";
import { drawPlainFace } from "./face/plain-face.ts";
import { lookAtPhoto } from "./look-at-photo.ts";
import { observePortrait } from "./observe-portrait.ts";

const DRAWN_SIZE = 1024;
/** The engine's code reaches its full speed after this many photos. */
const ROUNDS = 3;

/** Loads the models and analyzes a drawn face, so that the first photo of this thread is not the slow one. */
export async function warmUp(): Promise<void> {
	const { rgb, width, height } = drawPlainFace(DRAWN_SIZE);
	const bytes = await guardedSharp(rgb, { raw: { width, height, channels: 3 } })
		.jpeg()
		.toBuffer();
	for (let round = 0; round < ROUNDS; round++) {
		const { portrait, facts } = await lookAtPhoto(bytes);
		if (!portrait || !facts) throw new Error("The engine does not find the drawn face it starts with.");
		await observePortrait(portrait, facts, "report");
	}
}
