import { falloff } from "../render/scalar.ts";
import type { Expression, FaceShape } from "./face-shape.ts";

/** The lips as four curves over `across`, -1 and 1 at the corners. y in millimeters. */
export interface MouthOutline {
	halfWidth: number;
	/** Upper border of the upper lip. */
	top(across: number): number;
	/** Lower edge of the upper lip and upper edge of the lower lip; they meet when the mouth is shut. */
	upperEdge(across: number): number;
	lowerEdge(across: number): number;
	/** Lower border of the lower lip. */
	bottom(across: number): number;
}

export function createMouthOutline(shape: FaceShape, expression: Expression): MouthOutline {
	const { smile, mouthOpen } = expression;
	// The upper lip stays when the jaw drops.
	const center = -65 - (shape.faceLength - 0.6 * mouthOpen) * 0.35;
	const halfWidth = 25.2 * shape.mouthWidth * (1 + 0.2 * smile);
	const upperHeight = 7 * shape.upperLip * (1 - 0.2 * smile);
	const lowerHeight = 9 * shape.lowerLip * (1 - 0.15 * smile);
	const body = (across: number, power: number): number => {
		const t = Math.min(1, Math.abs(across));
		return (1 - t ** power) ** 0.8;
	};
	const seam = (across: number): number => {
		const bow = -0.9 * falloff((across / 0.2) ** 2) + 0.55 * falloff(((Math.abs(across) - 0.45) / 0.25) ** 2);
		const corner = smile * 5.2 * across * across + 0.3 * across ** 4 - smile * 0.8;
		return center + bow + corner;
	};
	const upperEdge = (across: number): number => seam(across) + mouthOpen * 0.12 * body(across, 2);
	const lowerEdge = (across: number): number => seam(across) - mouthOpen * 0.88 * body(across, 2);
	return {
		halfWidth,
		upperEdge,
		lowerEdge,
		top: (across) =>
			upperEdge(across) + upperHeight * body(across, 1.9) * (1 - 0.18 * falloff((across / 0.14) ** 2)),
		bottom: (across) => lowerEdge(across) - lowerHeight * body(across, 2.9),
	};
}
