import type { Expression, FaceShape } from "./face-shape.ts";

export const EYEBALL_RADIUS = 12.2;

/** One eye in its own frame: `across` runs from -1 at the inner corner to 1 at the outer corner. */
export interface EyeOutline {
	/** Center of the opening; x is given for the subject's left eye. */
	centerX: number;
	centerY: number;
	halfWidth: number;
	/** y of the lid margins and the corner line at a signed distance toward the temple, millimeters. */
	upperLid(across: number): number;
	lowerLid(across: number): number;
	cornerLine(across: number): number;
	crease: number;
}

export function createEyeOutline(shape: FaceShape, expression: Expression): EyeOutline {
	const centerX = 31.3 + shape.eyeSpacing;
	const halfWidth = 13.7 * shape.eyeWidth;
	const open = 1 - expression.eyesClosed;
	const squint = 1 - 0.22 * expression.smile;
	const up = 4.75 * shape.eyeOpening * (open * squint) - 3.1 * expression.eyesClosed;
	const down = 3.15 * shape.eyeOpening * (1 - 0.25 * expression.smile) * (1 - 0.1 * expression.eyesClosed);
	const cornerLine = (across: number): number => -1 + shape.eyeTilt * 1.1 * across;
	return {
		centerX,
		centerY: -1,
		halfWidth,
		cornerLine,
		upperLid(across) {
			const t = Math.min(1, Math.abs(across));
			const lean = 1 - 0.12 * across;
			return cornerLine(across) + up * lean * (1 - t ** 2.3) ** 0.85;
		},
		lowerLid(across) {
			const t = Math.min(1, Math.abs(across));
			const lean = 1 + 0.18 * across;
			return cornerLine(across) - down * lean * (1 - t ** 2.2) ** 0.9;
		},
		crease: shape.lidCrease + 2.2 * expression.eyesClosed,
	};
}
