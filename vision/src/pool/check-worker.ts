import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import { drawPlainFace } from "../face/plain-face.ts";
import { checkPhoto, lookAtPhoto } from "../look-at-photo.ts";
import type { Warmth } from "../warm-up.ts";
import type { PoolAnswer, PoolTask } from "./pool-messages.ts";

const DRAWN_EDGE = 256;
const TIMES = 5;

/** Loads the models and checks a drawn face: a thread that only checks photos loads nothing that measures or decodes. */
async function warmUpChecks(): Promise<Warmth> {
	const photo = drawnPixels();
	await check(photo);
	const practised = check(photo);
	// Whoever sends the first photo sees the failure.
	practised.catch(() => undefined);
	return { practised };
}

/** As large as an ordinary photo, each drawn pixel repeated. */
function drawnPixels(): DecodedPhoto {
	const drawn = drawPlainFace(DRAWN_EDGE);
	const edge = DRAWN_EDGE * TIMES;
	const rgb = new Uint8Array(edge * edge * 3);
	for (let y = 0; y < edge; y++)
		for (let x = 0; x < edge; x++) {
			const from = 3 * (Math.floor(y / TIMES) * DRAWN_EDGE + Math.floor(x / TIMES));
			rgb.set(drawn.rgb.subarray(from, from + 3), 3 * (y * edge + x));
		}
	return { rgb, width: edge, height: edge, photoWidth: edge, photoHeight: edge, scale: 1, format: "jpeg" };
}

async function check(photo: DecodedPhoto): Promise<void> {
	const { portrait, facts } = await lookAtPhoto(photo);
	if (!portrait || !facts) throw new Error("The engine does not find the drawn face it starts with.");
}

const warmth = warmUpChecks();

/** A thread of a process that looks at photos before they are sent: what measures skin is loaded only when that is asked. */
async function answer(task: PoolTask): Promise<PoolAnswer> {
	if (task.kind === "ping") return { kind: "pong" };
	if (task.kind === "analyze") {
		const { default: analysis } = await import("./analysis-worker.ts");
		return (await analysis)(task);
	}
	await (await warmth).practised;
	return { kind: "checked", quality: await checkPhoto(task.photo) };
}

/** The thread answers when it is known to work. */
export default warmth.then(() => answer);
