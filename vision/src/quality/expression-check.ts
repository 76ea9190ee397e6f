import { atMost, type Judgement } from "./judgement.ts";

/** Gap of the lips by the distance of the outer eye corners; a broad smile stays below. */
const MOUTH_OPEN = { warn: 0.4 };

export function checkExpression(mouthOpen: number): Judgement {
	return atMost("expression", mouthOpen, MOUTH_OPEN, {
		warn: "Your mouth is wide open. Relax your face and try again.",
	});
}
